// Before the first paint: the reader's own choice of day or night, if there is one.
try {
  const theme = JSON.parse(localStorage.getItem("midway") || "{}").theme;
  if (theme) document.documentElement.dataset.theme = theme;
} catch { /* storage may be closed to us; then the browser's preference holds */ }
