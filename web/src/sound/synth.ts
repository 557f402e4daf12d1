/** Every sound is made here, from an oscillator or a breath of noise: no files, no licences. */

import type { SoundName } from '@lurk/contract';

interface Voice {
  /** Noise through a filter instead of a tone. */
  readonly noise?: boolean;
  readonly from: number;
  readonly to: number;
  readonly at?: number;
  readonly for: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

const VOICES: Record<SoundName, readonly Voice[]> = {
  heartbeat: [
    { from: 62, to: 38, for: 0.16, loud: 0.5 },
    { from: 56, to: 34, at: 0.22, for: 0.2, loud: 0.36 },
  ],
  card: [{ noise: true, from: 3200, to: 900, for: 0.12, loud: 0.16 }],
  hush: [{ noise: true, from: 700, to: 180, for: 0.9, loud: 0.12 }],
  turn: [{ noise: true, from: 1800, to: 2600, for: 0.09, loud: 0.16 }],
  claw: [
    { noise: true, from: 4200, to: 500, for: 0.34, loud: 0.4 },
    { from: 150, to: 44, for: 0.5, loud: 0.35, wave: 'sawtooth' },
  ],
  step: [
    { from: 440, to: 440, for: 0.12, loud: 0.14, wave: 'triangle' },
    { from: 660, to: 660, at: 0.11, for: 0.22, loud: 0.14, wave: 'triangle' },
  ],
  heavy: [
    { from: 74, to: 30, for: 0.7, loud: 0.6 },
    { noise: true, from: 240, to: 60, for: 0.5, loud: 0.3 },
  ],
  dawn: [262, 330, 392, 523].map((tone, i) => ({ from: tone, to: tone, at: i * 0.16, for: 1.1, loud: 0.12, wave: 'triangle' as const })),
  doom: [98, 92, 73].map((tone, i) => ({ from: tone, to: tone * 0.9, at: i * 0.3, for: 1.4, loud: 0.2, wave: 'sawtooth' as const })),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noiseOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

export function play(name: SoundName): void {
  context ??= new AudioContext();
  // Browsers allow sound only after the reader has touched the page.
  if (context.state === 'suspended') void context.resume();
  for (const voice of VOICES[name]) speak(context, voice);
}

function speak(audio: AudioContext, { noise, from, to, at = 0, for: length, loud, wave = 'sine' }: Voice): void {
  const start = audio.currentTime + at;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.setValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);
  const bend = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, start + length);
  };
  if (noise) {
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.8 });
    bend(filter.frequency);
    const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(start + length);
  } else {
    const source = new OscillatorNode(audio, { type: wave });
    bend(source.frequency);
    source.connect(gain);
    source.start(start);
    source.stop(start + length);
  }
}
