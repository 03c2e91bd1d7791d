// An invitation: it leads to the table whose free seats it is for.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { send } from "./api.js";
import { Bar } from "./bar.js";
import { html } from "./html.js";
import { Missing } from "./missing.js";
import { route, visit } from "./router.js";

export function Join() {
  const fault = useSignal("");
  const key = route.value.hash;
  useEffect(() => {
    fault.value = "";
    send("/join", { key }).then(({ match }) => visit(`/table/${match}#join=${key}`, true), (problem) => (fault.value = problem.message));
  }, [key]);
  return fault.value ? html`<${Missing} text=${fault.value} />` : html`<${Bar} />`;
}
