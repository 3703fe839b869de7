/** Small sounds of the table, made as they are needed: wood, parchment, coin, drum, and a bell for your turn. */
import { settings } from "./settings.svelte";
import type { Told } from "./wire";

type Sound = "wood" | "parchment" | "coin" | "drum" | "bell";

/** Which sound an event has, by words in its name; the first that fits. */
const SOUNDS: [RegExp, Sound][] = [
  [/Rolled|Raid|Landed|Repelled|Battle|Conquered|Succeeded|Failed/, "drum"],
  [/Card|Pack|Trick|Mission|Occupation/, "parchment"],
  [/Placed|Taken|Built|Raised|Expanded|Explored|Visited|Moved|Made|Sent|Claimed|Married|Ship/, "wood"],
  [/Coin|Silver|Scored|Gained|Paid|Points|Shared|Rewarded|Won$/, "coin"],
];
const VOLUME = 0.16;
/** So many are heard together; more would be noise. */
const MOST = 4;
/** Seconds between the sounds of one update. */
const APART = 0.11;

let context: AudioContext | null = null;
let output: GainNode | null = null;
let playing = 0;

// Browsers are silent until the reader has touched the page.
for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, wake, { passive: true });

function wake(): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  output ??= new GainNode(context, { gain: VOLUME });
  output.connect(context.destination);
  if (context.state === "suspended") void context.resume();
}

/** What has happened, as sounds one after the other: each kind once. */
export function hear(events: Told[]): void {
  const found = events.map(({ event }) => SOUNDS.find(([pattern]) => pattern.test(event))?.[1]);
  [...new Set(found)].filter((sound) => sound !== undefined).forEach((sound, i) => play(sound, i * APART));
}

/** It is your turn. */
export function ring(): void {
  play("bell", APART);
}

function play(sound: Sound, wait: number): void {
  if (!settings.sounds || !context || !output || context.state !== "running" || document.hidden || playing >= MOST) return;
  const made = makers[sound](context, output, context.currentTime + wait);
  playing += 1;
  made.onended = () => (playing -= 1);
}

/** Each makes its sound and returns the part that is heard longest. */
const makers: Record<Sound, (context: AudioContext, output: AudioNode, at: number) => AudioScheduledSourceNode> = {
  wood(context, output, at) {
    rush(context, output, at, { type: "bandpass", frequency: 1100, Q: 1.4 }, 0.05, 0.8);
    return tone(context, output, at, 210, 0.09, 0.9, 120);
  },
  parchment(context, output, at) {
    rush(context, output, at, { type: "highpass", frequency: 2600 }, 0.07, 0.35);
    return rush(context, output, at + 0.06, { type: "highpass", frequency: 3400 }, 0.16, 0.25);
  },
  coin(context, output, at) {
    tone(context, output, at, 3650, 0.16, 0.12);
    return tone(context, output, at + 0.02, 2430, 0.3, 0.2);
  },
  drum(context, output, at) {
    rush(context, output, at, { type: "lowpass", frequency: 320 }, 0.12, 0.6);
    return tone(context, output, at, 118, 0.4, 1, 52);
  },
  bell(context, output, at) {
    tone(context, output, at, 1571, 0.5, 0.1);
    return tone(context, output, at, 587, 1.3, 0.4);
  },
};

/** A sine that fades away, and may fall to another pitch. */
function tone(context: AudioContext, output: AudioNode, at: number, pitch: number, length: number, loud: number, fall = pitch): OscillatorNode {
  const source = new OscillatorNode(context, { frequency: pitch });
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(fall, at + length);
  return start(context, output, source, at, length, loud);
}

/** A breath of noise through a filter. */
function rush(context: AudioContext, output: AudioNode, at: number, filter: BiquadFilterOptions, length: number, loud: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const through = new BiquadFilterNode(context, filter);
  through.connect(output);
  return start(context, through, new AudioBufferSourceNode(context, { buffer }), at, length, loud);
}

function start<T extends AudioScheduledSourceNode>(context: AudioContext, output: AudioNode, source: T, at: number, length: number, loud: number): T {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(output);
  source.start(at);
  source.stop(at + length);
  return source;
}
