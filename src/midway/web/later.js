// What is loaded when it is needed imports this if it says words that not every visit hears: they are there before it is.
import { loadLater } from "./words.js";

await loadLater();
