/** Who may learn which answer, and when: section 5 as data, written from the specification and not from the rules. */
import { type Json, must, type Viewer } from '@lurk/kernel';
import type { Learns, Secret } from '@lurk/testkit';
import type { PeekChoice, RunChoice, TurnChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import type { words } from '../i18n/table.en.ts';
import type { VI, Whole } from '../types.ts';

type Given = Parameters<Secret<VI>['sees']>[1];
type Told = VI['Event']['t'];

/** Where an item comes out: discarded, handed on, or by what is left for others to draw. */
const ITEMS_OUT = ['discarded', 'drewItems', 'gaveItem', 'handIs', 'rollsShown'] as const satisfies Told[];

const holds = ({ circle }: Whole, viewer: Viewer, victim: CharacterId): boolean =>
  viewer !== 'public' && circle[victim].members.includes(viewer);
/** 12 Which card is given is for the two hands concerned; all the rest of a turn is public. */
function given(choice: TurnChoice | RunChoice, { s, viewer }: Given): Json {
  if (typeof choice !== 'object' || choice.pick !== 'give') return choice;
  const { victim } = must(s.control.stack.at(-1)).at as { victim: CharacterId };
  const to = choice.with.pick;
  return [victim, to].some((each) => holds(s, viewer, each)) ? choice : [choice.pick, to];
}

export const learns: Record<keyof typeof words.asks, Learns<VI>> = {
  chooseCharacter: 'everybody',
  victimAction: { sees: given, until: ITEMS_OUT },
  runPoint: { sees: given, until: ITEMS_OUT },
  orientTile: 'everybody',
  useManual: 'everybody',
  useManuals: 'everybody',
  healChoice: 'everybody',
  searchTake: 'everybody',
  enterBunker: 'everybody',
  // 14 How many are put on top and at the bottom is public, which and in which order is not.
  arrangePeek: { sees: (choice: PeekChoice) => choice.top, until: ['tileTurned', 'peekedTiles'] },
  photoFlash: 'everybody',
  handLimit: 'everybody',
  eventPay: 'everybody',
  hailDiscard: 'everybody',
  stressPick: 'everybody',
  demonAction: 'everybody',
  slaveAction: 'everybody',
  huntMove: 'everybody',
  bloodSmell: 'everybody',
  defend: 'everybody',
  adrenaline: 'everybody',
  freeHunt: 'everybody',
  targetAttack: 'everybody',
  ambushAttack: 'everybody',
};
