/** Why something cannot be done now: the rules' own condition, in words. */
import { actingOf, type MainId, mainBarred, tableOf, type Victim } from '@lurk/victim/public';
import type { Perspective } from './perspective';

const MAIN: readonly MainId[] = [
  'run',
  'decode',
  'heal',
  'search',
  'hide',
  'crawl',
  'place',
  'takeBack',
  'agile',
  'resourceful',
  'selfHeal',
  'smartLink',
  'groundAnalyze',
  'shoot',
];

/** Null where it can, or where nobody has to ask. */
export function whyNotMain({ view, lang }: Perspective, victim: Victim, id: string): string | null {
  const { seat, own } = view;
  const [action] = MAIN.filter((one) => one === id);
  if (seat === null || !own || !action) return null;
  const why = mainBarred(actingOf({ ...view, seat, own }, victim.character), action);
  return why && tableOf(lang).whyNot[why];
}
