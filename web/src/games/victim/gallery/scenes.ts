/** The moments worth looking at, by the name of their page. */
import { compound, option } from '@lurk/kernel';
import { CHARACTERS, linkedTo, number, oneOf, order, type Seen, someOf, type TileId } from '@lurk/victim/public';
import { huntWorth, rollOf, settled } from '@lurk/victim/reckoning';
import type { Key } from '../../../play/asking/things';
import { keyOf } from '../adapt/keys';
import { asks, asksInWindow, hunting, laying, running, seenOf, turning } from './tables';

const HUNT = { by: 'demon', how: 'action', die: 4, left: 4, stopped: [] } as const;

export interface Scene {
  readonly view: () => Seen;
  readonly touched?: readonly Key[];
}
const choosing = (view: Seen): void => {
  view.open.round = 0;
  view.open.victims = [];
  asks(view, 'chooseCharacter', oneOf.character(CHARACTERS.slice(1)));
};
const rolled = (view: Seen): void => {
  turning(view);
  view.open.rolls = [rollOf(view.open, { victim: 'anya', stat: 'int', why: 'decode' }, [1, 0, 0, 1])];
  asksInWindow(view, 'useManual', oneOf([option('manual', oneOf.die([0, 1, 2, 3]))]));
};
const attacked = (view: Seen): void => {
  view.open.phase = 'demon';
  view.open.attack = { by: 'demon', blow: 'attack', victim: 'anya', score: 3, base: 3, added: [], outcome: null };
  asks(view, 'defend', oneOf(['roll', 'firework']));
};
const peeking = (view: Seen): void => {
  turning(view);
  const tiles: TileId[] = ['T02', 'T18', 'T30'];
  view.own = { peek: { stack: 'A', tiles }, rolls: [] };
  asks(view, 'arrangePeek', compound({ order: order.tile(tiles), top: number.onTop(0, 3) }));
};
const hailed = (view: Seen): void => {
  view.open.phase = 'event';
  view.open.turn = null;
  asks(view, 'hailDiscard', compound({ anya: someOf.slot(['aidbox:0', 'flashlight:0', 'manual:0', 'firework:0'], 2, 2) }));
};
/** VI-085 The Test is passed, and the statistic has risen by it. */
const tested = (view: Seen): void => {
  turning(view);
  const anya = view.open.victims.find(({ character }) => character === 'anya');
  view.open.rolls = [settled(rollOf(view.open, { victim: 'anya', stat: 'agi', why: 'test' }, [2, 1, 0]))];
  if (anya) anya.stats.agi++;
};
/** VI-180 Rolita's Agile in the snow, with Shoes. */
const agile = (view: Seen): void => {
  running(view);
  const rolita = view.open.victims.find(({ character }) => character === 'rolita');
  if (rolita) Object.assign(rolita, { worn: ['shoes'], wounds: 0 });
  view.open.inForce = ['snow'];
  const roll = settled(rollOf(view.open, { victim: 'rolita', stat: 'agi', why: 'agile' }, [2, 2, 1, 2]));
  view.open.rolls = [roll];
  view.open.turn = { victim: 'rolita', ap: 0, done: ['run', 'skill'], grounded: false, fell: false };
  view.open.running = { victim: 'rolita', how: 'agile', left: roll.stands, spent: 0, zero: false, over: false };
  view.decision = null;
  view.ask = { kind: 'runPoint', waiting: [2] };
};
/** VI-314 The first blow was held; the next one comes. */
const again = (view: Seen): void => {
  attacked(view);
  view.open.rolls = [settled(rollOf(view.open, { victim: 'anya', stat: 'vit', why: 'defence' }, [2, 1]))];
  Object.assign(view.open.attack ?? {}, { score: 5, base: 4, added: [{ by: 'meat', plus: 1 }] });
  view.stack = [{ proc: 'blow', step: 'decided', at: { victim: 'anya' }, asking: null }];
};
const watching = (view: Seen): void => {
  running(view);
  view.decision = null;
  view.ask = { kind: 'runPoint', waiting: [0] };
};
const going = (view: Seen): void => {
  hunting(view);
  const { demon } = view.open;
  if (!demon) return;
  view.stack = [{ proc: 'hunt', step: 'moved', at: { ...HUNT, stopped: [] }, asking: null }];
  view.open.demonRoll = { by: 'demon', why: 'hunt', die: 'd6', face: 4, worth: huntWorth(demon, 4, 'demon') };
  asks(
    view,
    'huntMove',
    oneOf.piece([
      option(
        'body',
        oneOf.cell(
          [...new Set(linkedTo(view.open, demon.at).flatMap((cell) => [cell, ...linkedTo(view.open, cell)]))].filter(
            (cell) => cell !== demon.at,
          ),
        ),
      ),
    ]),
  );
};

/** VI-329 The die has been rolled: four, and the Rage is two. */
const smelling = (view: Seen): void => {
  hunting(view);
  const { demon } = view.open;
  view.stack = [{ proc: 'hunt', step: 'smelt', at: { ...HUNT, stopped: [] }, asking: null }];
  if (demon) view.open.demonRoll = { by: 'demon', why: 'hunt', die: 'd6', face: 4, worth: huntWorth(demon, 4, 'demon') };
  asks(view, 'bloodSmell', oneOf(['reroll', 'keep']));
};
/** VI-333 In somebody else's turn. */
const scenting = (view: Seen): void => {
  running(view);
  asks(view, 'freeHunt', oneOf(['hunt', 'no']));
};
/** VI-296 No action is left, and Rage enough for an upgrade. */
const growing = (view: Seen): void => {
  hunting(view);
  const { demon } = view.open;
  if (demon) demon.turn = { ...demon.turn, ap: 0, done: ['hunt', 'attack'] };
  asks(view, 'demonAction', oneOf([option('upgrade', oneOf.upgrade(['passive', 'special1', 'special2'])), 'end']));
};
/** VI-356, VI-357 The Wendigo has eaten. */
const fed = (view: Seen): void => {
  hunting(view);
  Object.assign(view.open.demon ?? {}, { meat: true, rage: 2 });
};
/** VI-358 Anya stands beside the Witch. */
const near = (view: Seen): void => {
  hunting(view);
  const { demon, victims } = view.open;
  const beside = demon && linkedTo(view.open, demon.at)[0];
  for (const victim of victims) if (beside && victim.at === demon.at) victim.at = beside;
};
/** VI-338 Rolita rises again. */
const enslaved = (view: Seen): void => {
  hunting(view);
  const rolita = view.open.victims.find(({ character }) => character === 'rolita');
  if (rolita) Object.assign(rolita, { status: 'enslaved', wounds: 0 });
  view.open.eliminated = 1;
  asks(view, 'slaveAction', oneOf(['hunt', option('attack', oneOf.victim(['anya'])), 'end']));
};

export const scenes: Readonly<Record<string, Scene>> = {
  cast: { view: () => seenOf({ tiles: 0, players: 4 }, choosing) },
  turn: { view: () => seenOf({ tiles: 6, players: 4 }, turning), touched: [keyOf('word', 'decode')] },
  // A tile two steps away is touched: a Run may lead there.
  aim: { view: () => seenOf({ demon: 'werewolf' }, turning), touched: [keyOf('cell', '1,-2')] },
  run: { view: () => seenOf({ demon: 'werewolf' }, running) },
  lay: { view: () => seenOf({ demon: 'werewolf' }, laying) },
  peek: { view: () => seenOf({ tiles: 6, players: 4 }, peeking) },
  // Two cards are picked to be discarded: a picked card stands higher than the others.
  hail: { view: () => seenOf({ demon: 'widow' }, hailed), touched: ['item:anya.aidbox:0', 'item:anya.manual:0'] },
  manual: { view: () => seenOf({ demon: 'widow' }, rolled) },
  defend: { view: () => seenOf({ demon: 'wendigo' }, attacked) },
  'defend-again': { view: () => seenOf({ demon: 'wendigo' }, again) },
  tested: { view: () => seenOf({ tiles: 6, players: 4 }, tested) },
  agile: { view: () => seenOf({ demon: 'werewolf' }, agile) },
  other: { view: () => seenOf({ demon: 'witch', seat: 1 }, watching) },
  two: {
    view: () => seenOf({ players: 2, tiles: 12 }, (view) => turning(view, 'rolita')),
  },
  // VI-274 Three Victims in one pair of hands.
  'two-over': { view: () => seenOf({ players: 2, demon: 'witch' }, (view) => turning(view, 'diego')) },
  // VI-152 A Number is chosen and wants its place in the row.
  bench: { view: () => seenOf({ demon: 'witch' }, turning), touched: [keyOf('word', 'place'), keyOf('token', 3)] },
  'bench-own-head': {
    view: () =>
      seenOf({ demon: 'witch' }, (view) => {
        turning(view);
        view.open.options = { ...view.open.options, overlay: 'none' };
      }),
    touched: [keyOf('word', 'place')],
  },
  slave: { view: () => seenOf({ demon: 'werewolf', seat: 2 }, enslaved) },
  'demon-smell': { view: () => seenOf({ demon: 'werewolf', seat: 4 }, smelling) },
  'demon-free': { view: () => seenOf({ demon: 'werewolf', seat: 4 }, scenting) },
  'demon-upgrade': { view: () => seenOf({ demon: 'widow', seat: 4 }, growing) },
  demon: { view: () => seenOf({ demon: 'werewolf', seat: 4 }, hunting) },
  'demon-doppel': { view: () => seenOf({ demon: 'doppel', seat: 4 }, hunting) },
  'demon-hunt': { view: () => seenOf({ demon: 'phantom', seat: 4 }, going) },
  'demon-fed': { view: () => seenOf({ demon: 'wendigo', seat: 4 }, fed) },
  'demon-near': { view: () => seenOf({ demon: 'witch', seat: 4 }, near) },
  'demon-waits': { view: () => seenOf({ demon: 'wendigo', seat: 4 }, watching) },
  watch: { view: () => seenOf({ demon: 'widow', seat: null }, watching) },
  forty: { view: () => seenOf({ demon: 'werewolf', tiles: 39 }, running) },
};
