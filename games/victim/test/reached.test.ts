/**
 * Everything there is in VICTIM is come across: at each number of players, and with each Demon. What is never reached is never tested.
 * Matches are begun late (`proof/late.ts`) and played until nothing is missing; their seeds are always the same.
 */
import { type Match, type Told, theFirst } from '@lurk/kernel';
import { expectClean, Report } from '@lurk/testkit';
import { test } from 'vitest';
import { CHARACTER, CHARACTERS } from '../data/characters.ts';
import { DEMON, DEMONS, type DemonId, UPGRADABLE } from '../data/demons.ts';
import { EVENT_KINDS } from '../data/events.ts';
import { EQUIPMENT, SINGLE_USE } from '../data/items.ts';
import { MIN_PLAYERS } from '../data/setup.ts';
import { START, TILE_KINDS, TILES } from '../data/tiles.ts';
import { laidAt, tileOf } from '../facts/map.ts';
import { early, late, victim, walled } from '../proof/index.ts';
import { playKeenMatch } from '../proof/keen.ts';
import type { Event, VI } from '../types.ts';

/** What is counted: in all, at a number of players, with a Demon. */
class Table {
  readonly #wanted: string[];
  readonly #met = new Map<string, number>();
  constructor(wanted: readonly string[]) {
    this.#wanted = wanted.slice();
  }
  meet(what: string): void {
    this.#met.set(what, (this.#met.get(what) ?? 0) + 1);
  }
  misses(some: readonly string[]): boolean {
    return some.some((what) => !this.#met.has(what));
  }
  get never(): string[] {
    return this.#wanted.filter((what) => !this.#met.has(what));
  }
  /** Into the log: what was met how often, and what never. */
  tell(report: Report, where: string): void {
    for (const what of this.#wanted) {
      const times = this.#met.get(what) ?? 0;
      if (times > 0) report.count(`${where}${what}`, times);
      else report.fail(`${where}${what} is never reached`);
    }
  }
}

const ENDS = ['victims escaped', 'demon allCritical', 'demon eliminated', 'demon darkness'];
const BEFORE = ['ends victims escaped before', 'ends nobody allCritical', 'ends nobody darkness'];
const RAGE = ['critical', 'failed', 'match', 'blackMagic', 'upgrade', 'death'];

/** At every number of players. */
const ANYWHERE: string[] = [
  ...[...ENDS.map((end) => `ends ${end}`), ...BEFORE],
  ...TILES.filter((tile) => tile !== START).map((tile) => `lies ${tile}`),
  ...TILE_KINDS.map((kind) => `steps on ${kind}`),
  ...[...SINGLE_USE.map((item) => `uses ${item}`), ...EQUIPMENT.map((item) => `equips ${item}`)],
  ...EVENT_KINDS.map((card) => `draws ${card}`),
  ...CHARACTERS.map((character) => `uses ${CHARACTER[character].active}`),
  ...RAGE.map((why) => `rage by ${why}`),
];
/** With this Demon. */
const demonic = (demon: DemonId): string[] => [
  ...ENDS.map((end) => `ends ${end}`),
  ...[`special ${DEMON[demon].special1.id}`, `special ${DEMON[demon].special2.id}`, `kills by ${DEMON[demon].death}`],
  ...UPGRADABLE.map((skill) => `upgrades ${skill}`),
  ...['special1', 'special2'].map((slot) => `strikes with a better ${slot}`),
  ...RAGE.map((why) => `rage by ${why}`),
];

const all = new Table([...Object.keys(victim.asks).map((kind) => `asks ${kind}`), ...victim.kinds.map((event) => `tells ${event}`)]);
const byCount = new Map(victim.modes.map(({ seats }) => [seats, new Table(ANYWHERE)]));
const byDemon = new Map(DEMONS.map((demon) => [demon, new Table(demonic(demon))]));

/** What one event shows. */
function* shown({ s: { open } }: Match<VI>, event: Event): Generator<string> {
  if (event.t === 'used') yield `uses ${event.item}`;
  else if (event.t === 'equipped') yield `equips ${event.item}`;
  else if (event.t === 'eventDrawn') yield `draws ${event.card}`;
  else if (event.t === 'skillUsed') yield `uses ${event.skill}`;
  else if (event.t === 'rageMoved') yield `rage by ${event.why}`;
  else if (event.t === 'specialUsed') yield `special ${event.special}`;
  else if (event.t === 'upgraded') yield `upgrades ${event.skill}`;
  else if (event.t === 'stepped') {
    const laid = laidAt(open, event.to);
    if (laid) yield `steps on ${tileOf(laid).kind}`;
  } else if (event.t === 'eliminated' || event.t === 'enslaved') {
    if (open.demon) yield `kills by ${DEMON[open.demon.demon].death}`;
  } else if (event.t === 'attacked') {
    if (event.blow !== 'attack' && open.demon && open.demon.upgrades[event.blow] > 0) yield `strikes with a better ${event.blow}`;
  } else if (event.t === 'won') yield `ends ${event.winner} ${event.why}${event.winner === 'victims' && !open.demon ? ' before' : ''}`;
}

function watch(match: Match<VI>, told: Told<Event>[]): void {
  const { open, control } = match.s;
  const count = byCount.get(open.players);
  const demon = open.demon ? byDemon.get(open.demon.demon) : undefined;
  const kind = control.stack.at(-1)?.asking?.kind;
  if (kind) all.meet(`asks ${kind}`);
  if (control.over !== null) for (const { tile } of open.map) count?.meet(`lies ${tile}`);
  for (const { event } of told) {
    all.meet(`tells ${event.t}`);
    for (const what of shown(match, event)) for (const table of [count, demon]) table?.meet(what);
  }
}
const isMissing = (): boolean => [all, ...byCount.values(), ...byDemon.values()].some(({ never }) => never.length > 0);

/** Far more than are needed. */
const MOST = 900;
/** Whose table misses most. */
const poorest = <K>(tables: Map<K, Table>): K => [...tables].toSorted(([, a], [, b]) => b.never.length - a.never.length)[0][0];
const modeFor = (players: number) => theFirst(victim.modes, ({ seats }) => seats === players);

test('every tile, item, Event, skill, way of ending, question and event, at each number of players and with each Demon', () => {
  // VI-075 Here and only here does one break through; and here the Bunker tile is turned.
  for (const mode of victim.modes) {
    playKeenMatch(walled(), mode, `walled ${mode.name}`, watch);
    for (let n = 0; n < MOST && byCount.get(mode.seats)?.misses(BEFORE); n++)
      playKeenMatch(early(), mode, `early ${mode.name} ${n}`, watch);
  }
  let matches = 0;
  for (; matches < MOST && isMissing(); matches++) {
    // By turns what is missed most and anything.
    const demon = matches % 2 === 0 ? poorest(byDemon) : DEMONS[(matches >> 1) % DEMONS.length];
    const mode = modeFor(matches % 2 === 0 ? poorest(byCount) : MIN_PLAYERS + ((matches >> 1) % victim.modes.length));
    playKeenMatch(late(demon), mode, `reached ${demon} ${mode.name} ${matches}`, watch);
  }
  const report = new Report();
  report.count('matches begun late', matches);
  all.tell(report, '');
  for (const [players, table] of byCount) table.tell(report, `${players} players: `);
  for (const [demon, table] of byDemon) table.tell(report, `${demon}: `);
  expectClean('victim, reached', report);
});
