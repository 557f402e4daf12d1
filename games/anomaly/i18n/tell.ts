/** Events become sentences. What the reader was told is all there is to say: nothing here looks at a state. */
import { type Lang, type Params, type Person, piece, sentence } from '@lurk/i18n';
import { keysOf } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import { bottomOf, topOf } from '../data/cards.ts';
import { RADIATION } from '../data/radiation.ts';
import { healthOf } from '../facts/health.ts';
import type { Event, Pawn } from '../types.ts';
import {
  type Audience,
  anomalyOrYou,
  atZone,
  cardNames,
  isReader,
  nameOfBottom,
  nameOfCard,
  nameOfEvolution,
  nameOfPawn,
  nameOfSeat,
  nameOfSymbol,
  nameOfUse,
  nameOfWeapon,
  pawnOrYou,
  people,
  theZone,
  theZones,
  toZone,
  zoneList,
} from './names.ts';
import { type TableWords, tableOf } from './parts.ts';

type Lines = TableWords['events'];
type Events = { [E in Event as E['t']]: E };
type Of<T extends Event['t']> = Events[T];
type Told = [template: string, params?: Params];
type Line = Person & { readonly toAnomaly?: string };

/** Events told to one seat alone: a log may mark them. */
export const PRIVATE_EVENTS = [
  ...(['startedAt', 'studentMovedTo', 'trapLaidAt', 'anomalyMovedTo', 'handSeen', 'drawnCards'] as const),
] satisfies Event['t'][];

export function tellEvent(lang: Lang, event: Event, table: Audience): string {
  return sentence(lang, ...told(event.t, event, new Teller(lang, table)));
}
/** Each by its own teller. */
const told = <T extends Event['t']>(t: T, event: Of<T>, teller: Teller): Told => TELLERS[t](event, teller);

/** Language and reader together. */
class Teller {
  readonly lang: Lang;
  readonly table: Audience;
  readonly lines: Lines;

  constructor(lang: Lang, table: Audience) {
    this.lang = lang;
    this.table = table;
    this.lines = tableOf(lang).events;
  }

  get readerHunts(): boolean {
    return this.table.anomaly !== undefined && this.table.anomaly === this.table.reader;
  }
  /** To the Student who acts, to the Anomaly if it is concerned, or to the others. */
  of(line: Line, pawn: Pawn, params: Params = {}): Told {
    const { lang, table } = this;
    const text = isReader(pawn, table) ? line.you : this.readerHunts && line.toAnomaly ? line.toAnomaly : line.name;
    return [text, { who: nameOfPawn(lang, pawn, table), ...params }];
  }
  /** To the Anomaly, or of it. */
  ofAnomaly(line: Person, params: Params = {}): Told {
    return [this.readerHunts ? line.you : line.name, params];
  }
  zone(zone: Zone): Params {
    const { lang } = this;
    return { zone: theZone(lang, zone), at: atZone(lang, zone), to: toZone(lang, zone) };
  }
  people(pawns: readonly Pawn[], anomaly = false): Params {
    return { them: people(this.lang, pawns, anomaly, this.table) };
  }
  /** Two sentences for one event. */
  both([first, of]: Told, [second, more]: Told): Told {
    return [`${first} ${second}`, { ...of, ...more }];
  }
}

const TELLERS: { [T in Event['t']]: (event: Of<T>, t: Teller) => Told } = {
  fuelPlaced: ({ zones }, { lang, lines }) => [lines.fuelPlaced, { zones: zoneList(lang, zones) }],
  placed: (_, { lines }) => [lines.placed],
  startedAt: ({ zones: [first, second] }, t) =>
    second === undefined
      ? [t.lines.startedAt.one, t.zone(first)]
      : [t.lines.startedAt.two, { ...t.zone(first), second: atZone(t.lang, second) }],
  roundBegan: ({ round }, { lines }) => [lines.roundBegan, { round }],
  turnBegan: ({ side }, t) => (side === 'students' ? [t.lines.turnBegan.students] : t.ofAnomaly(t.lines.turnBegan.anomaly)),
  used: tellUse,
  studentRevealed: ({ pawn, zone }, t) => t.of(t.lines.studentRevealed, pawn, t.zone(zone)),
  studentMoved: ({ pawn, how, zone }, t) =>
    zone === null ? t.of(t.lines.studentMoved[how], pawn) : t.of(t.lines.studentMoved.forced, pawn, t.zone(zone)),
  studentMovedTo: ({ pawn, zone }, t) => t.of(t.lines.studentMovedTo, pawn, t.zone(zone)),
  symbolShown: ({ pawn, symbol, shown }, t) => {
    const before = shown.length > 1 ? nameOfSymbol(t.lang, shown[0]) : '';
    return t.of(before ? t.lines.symbolShown.next : t.lines.symbolShown.first, pawn, { symbol: nameOfSymbol(t.lang, symbol), before });
  },
  tracked: ({ pawn, symbol, yes }, t) => t.of(t.lines.tracked[yes ? 'yes' : 'no'], pawn, { symbol: nameOfSymbol(t.lang, symbol) }),
  trapLaid: ({ pawn, zone }, t) =>
    zone === null ? t.of(t.lines.trapLaid.hidden, pawn) : t.of(t.lines.trapLaid.forced, pawn, t.zone(zone)),
  trapLaidAt: ({ zone }, t) => [t.lines.trapLaidAt, t.zone(zone)],
  trapActivated: ({ pawn, zone, aim }, t) => t.of(t.lines.trapActivated[aim], pawn, t.zone(zone)),
  attacked: tellAttack,
  exploded: ({ zone, pawns, anomaly }, t) =>
    pawns.length > 0 || anomaly
      ? [t.lines.exploded.some, { ...t.zone(zone), ...t.people(pawns, anomaly) }]
      : [t.lines.exploded.nobody, t.zone(zone)],
  secondHitLost: ({ pawn }, t) => t.of(t.lines.secondHitLost, pawn),
  sensorPlaced: ({ pawn, zone }, t) => t.of(t.lines.sensorPlaced, pawn, t.zone(zone)),
  baitSet: ({ pawn, zone }, t) => t.of(t.lines.baitSet, pawn, t.zone(zone)),
  anomalyMoved: ({ how, sensor }, t) => {
    const moved = t.ofAnomaly(t.lines.anomalyMoved[how]);
    return sensor === null ? moved : t.both(moved, t.ofAnomaly(t.lines.sensorFired, t.zone(sensor)));
  },
  anomalyMovedTo: ({ zone }, t) => [t.lines.anomalyMovedTo, t.zone(zone)],
  noReaction: (_, t) => t.ofAnomaly(t.lines.noReaction),
  skipped: (_, t) => t.ofAnomaly(t.lines.skipped),
  turnEnded: (_, t) => t.ofAnomaly(t.lines.turnEnded),
  apChanged: ({ ap, why }, t) => t.ofAnomaly(t.lines.apChanged[why], { ap }),
  paid: ({ deed, cards }, t) => t.ofAnomaly(t.lines.paid, { deed: nameOfBottom(t.lang, deed), cards: cardNames(t.lang, cards) }),
  anomalyRevealed: ({ zone, why, pawns }, t) => {
    const { company, alone, ...lines } = t.lines.anomalyRevealed;
    return t.both(t.ofAnomaly(lines[why], t.zone(zone)), pawns.length > 0 ? [company, t.people(pawns)] : [alone]);
  },
  fed: ({ zone, on }, t) => t.ofAnomaly(t.lines.fed[on], t.zone(zone)),
  evolved: ({ evolution }, t) => t.ofAnomaly(t.lines.evolved, { evolution: nameOfEvolution(t.lang, evolution) }),
  electricityPlaced: ({ zones }, t) => t.ofAnomaly(t.lines.electricityPlaced, { count: zones.length, zones: zoneList(t.lang, zones) }),
  electricityActivated: tellElectricity,
  possessed: ({ pawn }, t) => t.of(t.lines.possessed, pawn),
  handSeen: ({ cards }, { lang, lines }) =>
    cards.length > 0 ? [lines.handSeen.cards, { cards: cardNames(lang, cards) }] : [lines.handSeen.empty],
  scented: tellScent,
  trackMoved: ({ track }, { lines }) => [lines.trackMoved, { students: healthOf(track, 'students'), anomaly: healthOf(track, 'anomaly') }],
  spirit: ({ side }, t) => (side === 'students' ? [t.lines.spirit.students] : t.ofAnomaly(t.lines.spirit.anomaly)),
  reshuffled: (_, { lines }) => [lines.reshuffled],
  drawn: tellDraw,
  drawnCards: ({ cards }, { lang, lines }) => [lines.drawnCards, { cards: cardNames(lang, cards) }],
  roundEnded: ({ round }, { lines }) => [lines.roundEnded, { round }],
  starved: (_, t) => t.ofAnomaly(t.lines.starved),
  irradiated: ({ pawns, anomaly }, t) =>
    pawns.length > 0 || anomaly ? [t.lines.irradiated.some, t.people(pawns, anomaly)] : [t.lines.irradiated.nobody],
  radiationPlaced: ({ zone }, t) => [t.lines.radiationPlaced, t.zone(zone)],
  // Its lowest number is where it would go, were nothing in the way.
  radiationForecast: ({ token }, t) => [t.lines.radiationForecast, t.zone(RADIATION[token][0])],
  won: ({ winner }, { lines }) => [lines.won[winner]],
  unveiled: ({ anomaly, students }, t) => {
    const { all, each } = t.lines.unveiled;
    const line = (them: string, zone: Zone): string => piece(t.lang, each, { them, at: atZone(t.lang, zone) });
    const where = [
      line(anomalyOrYou(t.lang, t.table), anomaly),
      ...students.map(({ zone }, pawn) => line(pawnOrYou(t.lang, pawn, t.table), zone)),
    ];
    return [all, { where: where.join(', ') }];
  },
};

/** Every event there is: each has its teller, or it does not compile. */
export const EVENTS: readonly Event['t'][] = keysOf(TELLERS);

function tellUse({ pawn, card, use, forced }: Of<'used'>, t: Teller): Told {
  const { lang, lines } = t;
  const special = use === topOf(card);
  const line = special ? lines.used[forced ? 'forcedSpecial' : 'special'] : lines.used[forced ? 'forcedBasic' : 'basic'];
  return t.of(line, pawn, { card: nameOfCard(lang, card), use: nameOfUse(lang, use), gift: nameOfBottom(lang, bottomOf(card)) });
}

function tellAttack({ weapon, zone, hit, pawns, damage }: Of<'attacked'>, t: Teller): Told {
  const { anomaly, students, nothing } = t.lines.attacked;
  const params = { weapon: nameOfWeapon(t.lang, weapon), damage, ...t.zone(zone) };
  if (hit === 'anomaly') return t.ofAnomaly(anomaly, params);
  return hit === 'students' ? [students, { ...params, ...t.people(pawns) }] : [nothing, params];
}

/** AN-119 Every Student says how often, also if never; when nobody was hit one sentence says it for all. */
function tellElectricity({ hits, eaten, zone }: Of<'electricityActivated'>, t: Teller): Told {
  const { lang, lines, table } = t;
  const each = hits.map((n, pawn) => `${pawnOrYou(lang, pawn, table)} ${n}`).join(', ');
  const told: Told = hits.some((n) => n > 0) ? [lines.electricityActivated.hits, { hits: each }] : [lines.electricityActivated.nobody];
  return zone === null ? told : t.both(t.ofAnomaly(lines.electricityActivated.eaten, { eaten, ...t.zone(zone) }), told);
}

/** AN-132 Many zones are told by those left out. */
function tellScent({ zones, answers }: Of<'scented'>, t: Teller): Told {
  const { lang, lines, table } = t;
  const { allBut, inside, outside, outsideOnly } = lines.scented;
  const others = ZONES.filter((zone) => !zones.includes(zone));
  const where = others.length < zones.length ? piece(lang, allBut, { zones: theZones(lang, others) }) : theZones(lang, zones);
  const who = (yes: boolean): Pawn[] => answers.flatMap((answer, pawn) => (answer === yes ? [pawn] : []));
  const say = (line: string, pawns: Pawn[]): string[] =>
    pawns.length > 0 ? [piece(lang, line, { them: people(lang, pawns, false, table) })] : [];
  const said = [...say(inside, who(true)), ...say(who(true).length > 0 ? outside : outsideOnly, who(false))];
  return t.ofAnomaly(lines.scented, { zones: where, answers: said.join(lang === 'fr' ? '\u00a0; ' : '; ') });
}

/** Cards are drawn by players, whatever number of Students they have. */
function tellDraw({ counts, why }: Of<'drawn'>, { lang, lines, table }: Teller): Told {
  const you = { en: 'you', fr: 'vous' }[lang];
  const drawn = counts.flatMap((count, seat) =>
    count > 0 ? [`${seat === table.reader ? you : nameOfSeat(lang, seat, table)} ${count}`] : [],
  );
  return drawn.length > 0 ? [lines.drawn[why], { counts: drawn.join(', ') }] : [lines.drawn.none];
}
