/** Four short sounds, made here: a tile, a figure, points, one's turn. */
import { flow } from './flow.svelte';

export type Sound = 'tile' | 'figure' | 'points' | 'turn';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from the beginning. */
  at: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (pitch: number, at: number, lasts: number, loud: number, shape: OscillatorType = 'sine'): Tone => ({
  pitch,
  at,
  lasts,
  loud,
  shape,
});

const SCORES: Record<Sound, Tone[]> = {
  tile: [tone(190, 0, 0.09, 0.16, 'triangle'), tone(95, 0.01, 0.12, 0.12)],
  figure: [tone(520, 0, 0.06, 0.1, 'triangle'), tone(390, 0.05, 0.08, 0.08, 'triangle')],
  points: [tone(660, 0, 0.16, 0.07), tone(880, 0.09, 0.26, 0.07)],
  turn: [tone(392, 0, 0.22, 0.08), tone(523, 0.14, 0.22, 0.08), tone(659, 0.28, 0.4, 0.08)],
};

let audio: AudioContext | null = null;

/** Browsers allow sounds only after somebody has touched the page: until then there are none. */
export function play(...sounds: Sound[]): void {
  if (sounds.length === 0 || !flow.sounds || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  let begin = audio.currentTime + 0.02;
  for (const sound of sounds) {
    for (const { pitch, at, lasts, loud, shape } of SCORES[sound]) {
      const source = audio.createOscillator();
      const volume = audio.createGain();
      source.type = shape;
      source.frequency.value = pitch;
      volume.gain.setValueAtTime(loud, begin + at);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + at + lasts);
      source.connect(volume).connect(audio.destination);
      source.start(begin + at);
      source.stop(begin + at + lasts);
    }
    begin += 0.16;
  }
}
