/** Tables of VICTIM that nobody played: one view for each kind of moment. */
import { option, type Shape } from '@lurk/kernel';
import {
  type Cell,
  CHARACTER,
  CHARACTERS,
  type CharacterId,
  DEFAULT_OPTIONS,
  DEMON,
  type Demon,
  type DemonId,
  FIRST_STAMINA,
  type Item,
  type Laid,
  laidAt,
  linkedTo,
  lying,
  MIDDLE,
  neighbour,
  number,
  type Open,
  oneOf,
  opposite,
  pathsOf,
  type Seen,
  SIDES,
  STACKS,
  someOf,
  TILES,
  type TileId,
  turnableSides,
  type Victim,
} from '@lurk/victim/public';
import { newDemonTurn, rollOf, settled } from '@lurk/victim/reckoning';

const ORDER: readonly TileId[] = [
  'T35',
  'T07',
  'T13',
  'T25',
  'T19',
  'T11',
  'T37',
  'T16',
  'T29',
  'T02',
  'T09',
  'T21',
  'T39',
  'T26',
  'T14',
  'T33',
  'T05',
  'T12',
];
const all: readonly TileId[] = [...ORDER, ...TILES.filter((tile) => tile !== 'T01' && !ORDER.includes(tile))];

/** So many tiles, each laid onto an open way, the nearest to the start first. */
function forest(count: number): Laid[] {
  const map: Laid[] = [lying('T01', MIDDLE, 0)];
  for (const tile of all.slice(0, count)) {
    const place = map
      .flatMap((laid) => pathsOf(laid.tile, laid.rotation).map((side) => ({ from: side, cell: neighbour(laid.cell, side) })))
      .find(({ cell }) => !laidAt({ map }, cell));
    if (!place) break;
    const fits = SIDES.filter((rotation) => pathsOf(tile, rotation).includes(opposite(place.from)));
    const ways = (rotation: (typeof SIDES)[number]): number =>
      pathsOf(tile, rotation).filter((side) => !laidAt({ map }, neighbour(place.cell, side))).length;
    const [rotation] = fits.toSorted((a, b) => ways(b) - ways(a));
    map.push(lying(tile, place.cell, rotation));
  }
  return map.map((laid, i) => ({ ...laid, decoded: i % 3 === 0 && laid.tile.startsWith('T1'), herb: laid.herb, web: i === 14 }));
}

const victim = (character: CharacterId, seat: number, at: Cell, more: Partial<Victim> = {}): Victim => ({
  character,
  seat,
  status: 'forest',
  at,
  stats: { ...CHARACTER[character].start },
  wounds: 0,
  worn: [],
  hide: 'none',
  recharge: 'ready',
  effects: [],
  ...more,
});

export interface Setting {
  readonly tiles?: number;
  readonly players?: number;
  readonly demon?: DemonId;
  readonly seat?: number | null;
}
const HANDS: Readonly<Record<CharacterId, Item[]>> = {
  anya: ['aidbox', 'flashlight', 'manual', 'firework'],
  vivian: ['aidbox', 'pistol'],
  rolita: ['firework'],
  lucien: ['manual', 'hammer', 'calculator'],
  diego: ['hammer', 'amulet'],
  sean: ['pistol'],
};

function openOf({ tiles = 18, players = 5, demon }: Setting): Open {
  const map = forest(tiles);
  const at = (i: number): Cell => map[Math.min(i, map.length - 1)].cell;
  const cast: readonly CharacterId[] = players < 4 ? CHARACTERS : ['anya', 'vivian', 'rolita', 'lucien', 'sean'];
  const states: Partial<Victim>[] = [
    { wounds: 1, worn: ['shoes'] },
    { hide: 'hidden' },
    { wounds: 2 },
    { wounds: 1, effects: ['target'] },
    {},
    {},
  ];
  const two = players < 4 ? players : cast.length;
  const victims = cast
    .slice(0, players < 4 ? players * 2 : players)
    .map((character, i) => victim(character, i % two, at([5, 3, 8, 10, 2, 6][i]), demon ? states[i] : i === 0 ? states[0] : {}));
  const open: Open = {
    options: DEFAULT_OPTIONS,
    players,
    first: 0,
    victims,
    round: demon ? 8 : 2,
    phase: 'victims',
    map,
    bridges: [],
    turn: null,
    lastTurn: null,
    trail: [],
    running: null,
    rolls: [],
    attack: null,
    demonRoll: null,
    deed: null,
    smartLink: false,
    groundAnalyze: null,
    numbers: [3, 1],
    symbols: ['*', '-'],
    row: [6, '+'],
    gate: map.some(({ tile }) => tile === 'T02') ? 9 : null,
    bunkerOpen: false,
    discard: [],
    events: ['hail'],
    inForce: ['snow'],
    coming: [],
    demon: null,
    eliminated: 0,
    end: null,
  };
  if (!demon) return open;
  const last = victims.at(-1);
  if (last) Object.assign(last, { status: 'possessed', at: null });
  // VI-274, VI-275 What happens to the other Victim of the possessed player.
  for (const other of victims.filter((one) => one !== last && one.seat === last?.seat))
    Object.assign(other, players === 2 ? { seat: 0 } : { status: 'removed', at: null });
  const body: Demon = {
    demon,
    seat: last?.seat ?? 0,
    was: last?.character ?? 'sean',
    at: at(1),
    rage: 2,
    stamina: FIRST_STAMINA + 1,
    upgrades: { passive: 0, special1: 1, special2: 0 },
    bullet: false,
    meat: false,
    shadows: demon === 'doppel' ? [at(7)] : [],
    turn: { ap: 2, done: [], rerolled: false, rushed: false, shaken: [] },
  };
  return { ...open, demon: { ...body, turn: { ...newDemonTurn(open, body) } } };
}

export function seenOf(setting: Setting, arrange: (view: Seen) => void = () => {}): Seen {
  const open = openOf(setting);
  const { seat = 0 } = setting;
  const view: Seen = {
    seat,
    seats: open.players,
    open,
    own: seat === null ? null : { peek: null, rolls: [] },
    circles: Object.fromEntries(
      open.victims.filter((one) => one.seat === seat).map(({ character }) => [character, { items: HANDS[character] }]),
    ),
    sizes: {
      hand: { rolita: 1, diego: 2, vivian: 2, lucien: 3, anya: 4, sean: 1 },
      stacks: { A: Math.max(0, 20 - Math.floor((open.map.length - 1) / 2)), B: Math.max(0, 19 - Math.floor(open.map.length / 2)) },
      items: 9,
      events: open.demon ? 12 : 23,
      numbers: 3,
      symbols: 5,
      gates: 9,
    },
    stack: [],
    ask: null,
    decision: null,
    offer: null,
    sealed: null,
    over: null,
  };
  arrange(view);
  return view;
}

export function asks(view: Seen, kind: string, shape: Shape): void {
  view.ask = { kind, waiting: view.seat === null ? [0] : [view.seat], acts: 'any' };
  view.decision = { id: 1, seat: view.seat ?? 0, kind, shape, mayPass: false, deadline: 'normal', fallback: 'random', standing: null };
}
export function asksInWindow(view: Seen, kind: string, shape: Shape): void {
  asks(view, kind, shape);
  if (view.ask) view.ask.window = true;
  if (view.decision) view.decision.mayPass = true;
}
const at = (view: Seen, character: CharacterId): Cell => view.open.victims.find((one) => one.character === character)?.at ?? MIDDLE;

/** Anya runs: tiles to step to, places to turn one. */
export function running(view: Seen): void {
  const { open } = view;
  const here = at(view, 'anya');
  open.turn = { victim: 'anya', ap: 1, done: ['run'], grounded: false, fell: false };
  open.running = { victim: 'anya', how: 'run', left: 2, spent: 2, zero: false, over: false };
  open.rolls = [settled(rollOf(open, { victim: 'anya', stat: 'agi', why: 'run' }, [2, 1, 0]))];
  const [been, ...onward] = linkedTo(open, here);
  open.trail = been ? [been] : [];
  const steps = onward.length ? onward : [been];
  const sides = turnableSides(view, here);
  asks(
    view,
    'runPoint',
    oneOf([
      option('step', oneOf.cell(steps)),
      ...(sides.length ? [option('turn', oneOf.side(sides.map((side) => option(side, oneOf.stack(STACKS)))))] : []),
      option('aidbox', oneOf.victim(['anya', 'vivian'])),
      option('flashlight', oneOf.stack(STACKS)),
      'stop',
    ]),
  );
}
/** The tile she has turned lies before her. */
export function laying(view: Seen): void {
  running(view);
  const here = at(view, 'anya');
  const [side = 0] = turnableSides(view, here);
  view.stack = [{ proc: 'turnTile', step: 'orient', at: { victim: 'anya', side, stack: 'A', tile: 'T18' }, asking: null }];
  const ways = SIDES.filter((rotation) => pathsOf('T18', rotation).includes(opposite(side)));
  asks(view, 'orientTile', oneOf.rotation(ways));
}
export function turning(view: Seen, victim: CharacterId = 'anya'): void {
  view.open.turn = { victim, ap: 2, done: [], grounded: false, fell: false };
  asks(
    view,
    'victimAction',
    oneOf([
      'run',
      'decode',
      'hide',
      // Only Anya has this skill: offered to anybody else it would stand as a button that no match shows.
      ...(victim === 'anya' ? [option('groundAnalyze', oneOf.victim(['anya', 'vivian']))] : []),
      option('place', oneOf.token(([3, 1] as const).map((token) => option(token, number.place(0, 2))))),
      option('takeBack', number.placed(0, 1)),
      option('aidbox', oneOf.victim(['anya'])),
      option('flashlight', oneOf.stack(STACKS)),
      option('give', oneOf.victim([option('vivian', oneOf.item(['aidbox', 'flashlight', 'manual', 'firework']))])),
      'pickUp',
      'end',
    ]),
  );
}
export function hunting(view: Seen): void {
  const { open } = view;
  open.phase = 'demon';
  const [first] = open.victims.filter(({ at: cell }) => cell === open.demon?.at);
  const demon = open.demon;
  if (!demon) return;
  const here = open.victims.find(({ character }) => character === 'anya');
  if (here && !first) here.at = demon.at;
  const { special1, special2 } = DEMON[demon.demon];
  asks(
    view,
    'demonAction',
    oneOf([
      'hunt',
      option('attack', oneOf.victim(['anya'])),
      option(special1.id, someOf.victim(['anya'], 1, 1)),
      option(special2.id, oneOf.victim(['anya'])),
      option('upgrade', oneOf.upgrade(['passive', 'special1', 'special2'])),
      'end',
    ]),
  );
}
