// Two quiet sounds, made here: a wooden tap for a move, a bell.
import { prefs } from "./prefs.js";

const QUIET = 1000; // milliseconds after a sound

let context = null;
let rest;

function play(frequencies, length, volume) {
  if (!prefs.sound.value || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== "running") context.resume();
  clearTimeout(rest);
  rest = setTimeout(() => context.suspend(), 1000 * length + QUIET); // a running context keeps a phone awake
  const start = context.currentTime;
  for (const frequency of frequencies) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(volume / frequencies.length, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

export const tap = () => play([190, 310], 0.07, 0.14);
export const bell = () => play([880, 1318, 1760], 0.7, 0.07);
