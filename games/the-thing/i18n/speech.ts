/** The game's words as a table speaks them: ids and numbers come in, sentences go out. */
import { type AskedIn, capital, type DescribeOutcome, type GameSpeech, type Lang, lineOf, type Path } from '@lurk/i18n';
import { type Decision, framesOf, has, keysOf, type Option, oneAmong, type Shape, type Value } from '@lurk/kernel';
import { OF_DICE, togetherIn } from '../coop/facts.ts';
import { ACTIONS } from '../data/cards.ts';
import { isUpSlot, slotName, slotNumber } from '../facts/trades.ts';
import type { Analysis, Event, Open, Seen, TT } from '../types.ts';
import type { Namer, Question } from './lines.ts';
import { namer } from './names.ts';
import { endOf, tableOf } from './parts.ts';

/** Told to one seat, or to the Aliens who know each other. */
const PRIVATE: readonly Event['t'][] = [
  ...(['roleIs', 'drewCards', 'swappedCardFor', 'putCardIs', 'deckSeen', 'sleptCards', 'sawToken', 'tokenSeen', 'dogTokenIs'] as const),
  ...([
    'drewItemsAre',
    'keptItemIs',
    'drewLabIs',
    'offerMade',
    'offerCame',
    'offerClosed',
    'gotItems',
    'stayedHidden',
    'proposed',
    'planIs',
  ] as const),
];

export function tellEvent(lang: Lang, event: Event, names: Namer): string {
  return capital(lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, names));
}
const question = (lang: Lang, kind: string): Question => {
  const { asks } = tableOf(lang);
  return asks[oneAmong(keysOf(asks), kind)];
};
const namesIn = (lang: Lang, { view, names }: Pick<AskedIn<TT>, 'view' | 'names'>): Namer =>
  namer(lang, view.open, { names, reader: view.seat });

function numbered(lang: Lang, value: number, { kind, view }: AskedIn<TT>, n: Namer, path: Path): string {
  const words = tableOf(lang);
  // C-14 A Fuel or Tools card offered meanwhile asks for the Character who plays it.
  const ofCard = path.includes('fuel') || path.includes('tools');
  if (OF_DICE.includes(kind) && !ofCard) return words.die(value + 1, n.face(togetherIn(view.open).dice[value].face));
  return kind === 'alienPlan' || path.includes('rest') ? words.point(value) : n.who(value);
}

function named(lang: Lang, value: string, { kind }: AskedIn<TT>, n: Namer, path: Path): string {
  const words = tableOf(lang);
  const part = path.at(-1);
  if (kind === 'sleepersCards') return n.list(value === '' ? [] : value.split(',').map((card) => words.actions[oneAmong(ACTIONS, card)]));
  if (kind === 'alienChoice' && value === 'sabotage') return words.options.sabotageRoom;
  if (kind === 'acceptBoarding') return value === 'yes' ? words.options.letIn : words.options.keepOut;
  if (kind === 'setDie' && has(words.faces, value)) return words.faces[value];
  if (has(words.weather, value) && (kind === 'weatherChoice' || part === 'weather')) return words.weather[value];
  if (has(words.characters, value)) return words.characters[value].name;
  if (has(words.sides, value)) return words.sides[value];
  // A vehicle is fuelled; elsewhere fuel is a card.
  if (kind === 'useVehicle' && has(words.options, value)) return words.options[value];
  const slot = slotName(value);
  const nth = slotNumber(value);
  const copy = (name: string): string => (nth > 1 ? words.copy(name, nth) : name);
  if (isUpSlot(value) || has(words.items, slot) || slot.startsWith('flamethrower')) return copy(n.item(slot as 'fuel'));
  if (has(words.one, slot)) return copy(words.one[slot]);
  if (has(words.actions, value)) return words.actions[value];
  if (has(words.places, value)) return words.places[value].name;
  return has(words.options, value) ? words.options[value] : value;
}

const idOf = (option: Value | Option): Value => (typeof option === 'object' ? option.id : option);

/** What a question is called by what lies on the table now: the card, the dice and the deck are seen, so they are named. */
function calledNow(lang: Lang, { kind, shape }: Decision, view: Seen): Pick<Question, 'title' | 'help'> {
  const { open, own } = view;
  const { actions, whoDoes, analysis, steps, dieStays, bothAlike, leaderSays, mayBeStopped, weather } = tableOf(lang);
  const { title, help } = question(lang, kind);
  if (kind === 'assignCard' && open.flipped) return { title: whoDoes(actions[open.flipped]), help };
  if (kind === 'sleepersCards' && own?.deckSeen)
    return { title, help: tellEvent(lang, { t: 'deckSeen', counts: own.deckSeen }, namesIn(lang, { view, names: [] })) };
  const test = testAt(kind, view);
  if (test) return analysis[test];
  if (kind === 'alienChoice' && open.coop) return { title, help: leaderSays };
  if (kind === 'startRescue' && open.coop) return { title, help: mayBeStopped };
  if (kind === 'whichCard' && optionsIn(shape).length === 1) return { title, help: bothAlike };
  if (kind === 'stationUse' && shape.t === 'compound') {
    const [skies, rooms] = [optionsIn(shape.parts.weather), optionsIn(shape.parts.fuel)];
    const [sky] = skies;
    if (skies.length === 1 && has(weather, sky)) return { title: rooms.length > 1 ? steps.fuel : title, help: dieStays(weather[sky]) };
    if (rooms.length === 1) return { title: steps.weather, help };
  }
  return { title, help };
}
/** Which of the two Analyses somebody is asked to make. */
function testAt(kind: string, view: Seen): Analysis | null {
  if (kind !== 'volunteer' && kind !== 'partyAnalyst') return null;
  const frame = framesOf<TT>(view).findLast(({ proc }) => proc === 'analysis');
  return frame?.proc === 'analysis' ? frame.at.kind : null;
}
const optionsIn = (shape: Shape): string[] => (shape.t === 'oneOf' ? shape.options.map((option) => String(idOf(option))) : []);

export const speech: GameSpeech<TT> = {
  describeDecision(lang, decision, view, offered) {
    const { kind } = decision;
    const { help, sealed, pass } = question(lang, kind);
    const { offers, screen } = tableOf(lang);
    if (!offered) return { ...calledNow(lang, decision, view), sealed, pass };
    const name =
      kind === 'callVote' ? offers.talk : kind === 'endExchange' ? offers.give : kind === 'alienPlan' ? offers.propose : offers.play;
    return { title: name, help: kind === 'callVote' ? screen.trade.help : help, sealed: null, pass: null };
  },
  describeWaiting(lang, view, names) {
    const waiting = view.ask?.waiting;
    const seats = Array.isArray(waiting) ? waiting.filter((seat) => seat !== view.seat) : [];
    if (!view.ask || seats.length === 0) return null;
    const n = namesIn(lang, { view, names });
    return question(lang, view.ask.kind).waiting(n.list(seats.map((seat) => n.player(seat))));
  },
  describeStep(lang, _shape, { kind, view }, path = []) {
    const part = path.at(-1);
    const { steps, analysis, offers, talk } = tableOf(lang);
    const test = testAt(kind, view);
    if (test) return analysis[test].title;
    if (kind === 'callVote' && path.length === 0) return offers.talk;
    if (path[0] === 'request' && path.length > 1) return talk.asked;
    if (typeof part === 'string' && has(talk, part)) return talk[part];
    return typeof part === 'string' && has(steps, part) ? steps[part] : question(lang, kind).title;
  },
  describeOption(lang, option, asked, path = []) {
    const value = idOf(option);
    const n = namesIn(lang, asked);
    const label = typeof value === 'number' ? numbered(lang, value, asked, n, path) : named(lang, value, asked, n, path);
    return capital(label);
  },
  describeConfirm: (lang) => tableOf(lang).confirm,
  tellEvent: (lang, event, view, names) => tellEvent(lang, event, namesIn(lang, { view, names })),
  isPrivate: ({ t }) => PRIVATE.includes(t),
};

/** Null while nobody has won. */
export const describeOutcome: DescribeOutcome<TT> = (lang, open: Open, reader) => {
  if (!open.end) return null;
  const { title, party, how, verdict } = endOf(lang);
  const { winner, why, camps } = open.end;
  // TT-003 All of a camp win together.
  const won = reader === null ? null : open.people.some(({ seat }, pawn) => seat === reader && camps[pawn] === winner);
  return {
    title: open.coop ? party[winner] : title[winner],
    how: how[why],
    verdict: won === null ? '' : won ? verdict.won : verdict.lost,
    won,
  };
};
