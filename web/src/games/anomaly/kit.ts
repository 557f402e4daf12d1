/** ANOMALY for the page around its screens. */
import { blank, type Event, HEALTH_PER_SIDE, lobbyOf, remember, ZERO_OFFSET } from '@lurk/anomaly/public';
import type { SoundName } from '../../sound/synth';
import type { GameKit } from '../kit';

const ANOMALIES = ['random', 'host', 'notHost'] as const;

const SOUNDS: Partial<Record<Event['t'], SoundName>> = {
  roundBegan: 'heartbeat',
  used: 'card',
  studentMoved: 'step',
  anomalyMoved: 'heavy',
  anomalyRevealed: 'hush',
  attacked: 'claw',
  exploded: 'claw',
  symbolShown: 'turn',
};
/** From end to end, every other one. */
const HEALTHS = Array.from({ length: (HEALTH_PER_SIDE.max - HEALTH_PER_SIDE.min) / 2 + 1 }, (_, i) => HEALTH_PER_SIDE.min + 2 * i);
const OFFSETS = Array.from({ length: ZERO_OFFSET.max - ZERO_OFFSET.min + 1 }, (_, i) => ZERO_OFFSET.min + i);
const SECONDS = [5, 8, 12, 20];
const numbers = (list: readonly number[], unit = '') =>
  list.map((n) => ({ id: String(n), name: `${n > 0 && list[0]! < 0 ? '+' : ''}${n}${unit}`, rule: '' }));

export const words = [lobbyOf];

export const kit: GameKit = {
  fold: { blank, remember: remember as (memory: never, event: never) => unknown },
  options(lang) {
    const { options, choices } = lobbyOf(lang);
    const among = (list: Record<string, { name: string; rule: string }>, ids: readonly string[] = Object.keys(list)) =>
      ids.map((id) => ({ id, ...list[id]! }));
    return [
      { id: 'anomaly', ...options.anomaly, choices: among(choices.anomaly, ANOMALIES) },
      { id: 'overlay', ...options.overlay, choices: among(choices.overlay) },
      { id: 'advanced', ...options.advanced },
      { id: 'healthPerSide', ...options.healthPerSide, choices: numbers(HEALTHS) },
      { id: 'zeroOffset', ...options.zeroOffset, choices: numbers(OFFSETS) },
      { id: 'radiationForecast', ...options.radiationForecast, choices: among(choices.radiationForecast) },
      { id: 'fuelLayout', ...options.fuelLayout, choices: among(choices.fuelLayout) },
      { id: 'trapWindowSeconds', ...options.trapWindowSeconds, choices: numbers(SECONDS, ' s') },
      { id: 'endReveal', ...options.endReveal },
    ];
  },
  soundOf: (event: Event) => (event.t === 'won' ? (event.winner === 'anomaly' ? 'doom' : 'dawn') : (SOUNDS[event.t] ?? null)),
};
