/** What a Victim does in its turn: a list of wishes, gone through again after every action (8.1). */
import { type Choice, type Dice, must, type Shape, type Value } from '@lurk/kernel';
import {
  enteringLoses,
  forest,
  handSeen,
  isCritical,
  isOnBunker,
  movesBetween,
  nearest,
  type Seen,
  TOKENS,
  type Token,
  type Victim,
  victimOf,
} from '@lurk/victim/public';
import { any, asks, followUp, idsOf, liking, pick } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { bestWay, canExplore, stackToDig } from './run.ts';
import { attraction, bunkerCell, demonSteppings, needsTokens } from './ways.ts';

interface Turn {
  view: Seen;
  victim: Victim;
  shape: Shape;
  can: readonly unknown[];
  dice: Dice;
}
type Wish = (turn: Turn) => Choice | undefined;

const openOf = ({ view }: Turn) => view.open;
/** Somebody of these options, the one who is worst off first. */
function worstOff({ view, shape, dice }: Turn, id: string, among: (victim: Victim) => boolean): Choice | undefined {
  const more = asks(shape, id);
  const who = more ? idsOf(more).filter((name) => among(byName(view, name))) : [];
  if (!more || who.length === 0) return undefined;
  const [target] = who.toSorted((a, b) => byName(view, b).wounds - byName(view, a).wounds || dice.below('bot', 3) - 1);
  return pick(id, target);
}
const byName = ({ open }: Seen, name: unknown): Victim => must(open.victims.find(({ character }) => character === name));

/** 8.1.1 */
const enter: Wish = (turn) => (turn.can.includes('enter') && !enteringLoses(openOf(turn), turn.victim) ? 'enter' : undefined);
/** 8.1.2 */
const aid: Wish = (turn) => worstOff(turn, 'aidbox', isCritical);
const firstAid: Wish = (turn) => worstOff(turn, 'aidbox', ({ wounds }) => wounds > 0);
const healFallen: Wish = (turn) => worstOff(turn, 'heal', isCritical);
const healWounded: Wish = (turn) => (turn.victim.stats.int >= 3 ? worstOff(turn, 'heal', ({ wounds }) => wounds > 0) : undefined);
const selfHeal: Wish = ({ can, victim }) => (can.includes('selfHeal') && victim.wounds > 0 ? 'selfHeal' : undefined);

const isToken = (value: Value): value is Token => TOKENS.some((token) => token === value);
/** 8.1.3 The move that brings the row nearer to the formula that is done soonest. */
const password: Wish = (turn) => {
  const open = openOf(turn);
  const goal = nearest(open);
  if (!goal || !isOnBunker(open, turn.victim)) return undefined;
  const places = asks(turn.shape, 'place');
  for (const token of places ? idsOf(places, isToken) : [])
    for (let place = 0; place <= open.row.length; place++)
      if (movesBetween(open.row.toSpliced(place, 0, token), goal.row) < goal.moves) return pick('place', pick(token, place));
  if (asks(turn.shape, 'takeBack'))
    for (let place = 0; place < open.row.length; place++)
      if (movesBetween(open.row.toSpliced(place, 1), goal.row) < goal.moves) return pick('takeBack', place);
  return undefined;
};

/** 8.1.5 */
const decode: Wish = (turn) =>
  turn.can.includes('decode') && needsTokens(openOf(turn)) && turn.victim.stats.int >= 2 ? 'decode' : undefined;
/** 8.1.8 */
const search: Wish = ({ can, view, victim }) =>
  can.includes('search') && victim.stats.luk >= 2 && handSeen(view, victim.character).length < 5 ? 'search' : undefined;
const pickUp: Wish = ({ can }) => (can.includes('pickUp') ? 'pickUp' : undefined);
/** 8.1.10 */
const equip: Wish = ({ can, shape, dice }) =>
  can.includes('equip') ? pick('equip', any(idsOf(followUp(shape, 'equip')), dice)) : undefined;
const flashlight: Wish = ({ can, view }) =>
  can.includes('flashlight') && bunkerCell(view.open) === null ? pick('flashlight', stackToDig(view)) : undefined;
const pistol: Wish = ({ can }) => (can.includes('pistol') ? 'pistol' : undefined);
const shoot: Wish = ({ can }) => (can.includes('shoot') ? 'shoot' : undefined);
/** 8.2 The others have more of it than they have. */
const smartLink: Wish = ({ can, view }) => (can.includes('smartLink') && forest(view.open).length > 2 ? 'smartLink' : undefined);

/** 8.1.4, 8.1.9 Where there is something better than here, or something to find. */
const run: Wish = (turn) => {
  const { can, view, victim, dice } = turn;
  const how = can.includes('run') ? 'run' : can.includes('agile') ? 'agile' : null;
  if (!how) return undefined;
  const { first, worth, stay } = bestWay(view, victim, victim.stats.agi, dice);
  const explores = bunkerCell(view.open) === null && canExplore(view, victim);
  return (first !== null && worth > stay + 0.5) || explores ? how : undefined;
};
/** 8.1.6 */
const hide: Wish = ({ can, view, victim }) => {
  const near = victim.at !== null && demonSteppings(view.open)(victim.at) <= 3;
  return can.includes('hide') && near && victim.stats.luk >= 2 ? 'hide' : undefined;
};
/** What is of no use to Diego makes somebody stronger. */
const resourceful: Wish = ({ shape, dice }) => {
  const cards = asks(shape, 'resourceful');
  if (!cards) return undefined;
  const spare = idsOf(cards).filter((item) => item === 'hammer' || item === 'flashlight');
  if (spare.length === 0) return undefined;
  const whom = followUp(cards, spare[0]);
  const who = any(idsOf(whom), dice);
  return pick(
    'resourceful',
    pick(
      spare[0],
      pick(
        who,
        liking(followUp(whom, who), (stat) => (stat === 'vit' ? 2 : stat === 'int' ? 1 : 0), dice),
      ),
    ),
  );
};
/** 8.1 Who lies crawls to what helps. */
const crawl: Wish = ({ shape, view, victim, dice }) => {
  const more = asks(shape, 'crawl');
  if (!more || victim.at === null) return undefined;
  const away = demonSteppings(view.open);
  const worth = (cell: unknown): number => {
    const laid = view.open.map.find((each) => each.cell === cell);
    return laid ? attraction(view, victim, laid, away) : 0;
  };
  const [best] = idsOf(more).toSorted((a, b) => worth(b) - worth(a));
  return worth(best) > worth(victim.at) ? pick('crawl', best) : dice.below('bot', 2) === 0 ? pick('crawl', best) : undefined;
};

/** The first wish that can be had. Skills that help everybody come while there is more than one AP. */
const WISHES: readonly Wish[] = [
  ...[enter, aid, pickUp, equip, flashlight, pistol],
  ...[password, healFallen, smartLink, shoot, decode, selfHeal, firstAid, healWounded],
  ...[run, search, hide, resourceful, crawl],
];
const victimAction: Answers[string] = (view, { shape }, dice) => {
  const { open } = view;
  const turn: Turn = { view, victim: victimOf(open, must(open.turn).victim), shape, can: idsOf(shape), dice };
  for (const wish of WISHES) {
    const choice = wish(turn);
    if (choice !== undefined) return choice;
  }
  return 'end';
};
export const turnAnswers: Answers = { victimAction };
