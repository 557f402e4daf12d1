/** Reads the questions of a match in every language: each text must exist, contain no ids, and differ from its neighbours. */
import { type Decision, type GameTypes, idOf, kindAt, type Option, type Shape, shapeAt, type Value, type View } from '@lurk/kernel';
import { type Checks, faultOf, type Questions, unlike } from './faults.ts';
import { LANGS, type Lang } from './format.ts';
import type { Described } from './forms.ts';
import type { AskedIn, GameSpeech } from './speech.ts';
import { optionsWithin, type Path, partsWithin } from './walk.ts';

/** How a game speaks of a question; `Asked` is what it must know of one to name its options. */
export interface Speech<Seen, Asked, Event = never> {
  /** Are these words, and none of the ids that the rules speak in? */
  reads(text: string | null | undefined): boolean;
  asked(decision: Decision, view: Seen): Asked;
  describeWaiting(lang: Lang, view: Seen): string | null;
  describeDecision(lang: Lang, decision: Decision, view: Seen, offered: boolean): Described;
  describeStep(lang: Lang, shape: Shape, asked: Asked, path?: Path): string;
  describeOption(lang: Lang, option: Value | Option, asked: Asked, path: Path): string;
  tellEvent(lang: Lang, event: Event, view: Seen): string;
}

/** A game's speech, as somebody at a table of these names reads it. */
export const readingOf = <G extends GameTypes>(
  speech: GameSpeech<G>,
  names: readonly string[],
  reads: Speech<View<G>, AskedIn<G>>['reads'],
): Speech<View<G>, AskedIn<G>, G['Event']> => ({
  ...speech,
  reads,
  asked: ({ kind, shape }, view) => ({ kind, shape, view, names }),
  describeWaiting: (lang, view) => speech.describeWaiting(lang, view, names),
  describeDecision: (lang, decision, view, offered) => speech.describeDecision(lang, decision, view, offered),
  tellEvent: (lang, event, view) => speech.tellEvent(lang, event, view, names),
});

export interface Questioned {
  readonly decision: Decision | null;
  readonly offer: Decision | null;
}

export class Proofreader<Seen extends Questioned, Asked, Event extends { t: string } = never> {
  readonly faults = new Set<string>();
  /** How often each question was met; an offer counts as one of its own. */
  readonly met = new Map<string, number>();
  /** The kinds of events that were told. */
  readonly told = new Set<string>();
  /** What was told in the same words in every language. */
  readonly alike = new Set<string>();
  readonly #speech: Speech<Seen, Asked, Event>;
  readonly #often: number;

  readonly #twins: readonly string[];

  /** A question that was read often enough is only counted from then on. `twins`: questions in which two options may be alike. */
  constructor(speech: Speech<Seen, Asked, Event>, often = Number.POSITIVE_INFINITY, twins: readonly string[] = []) {
    this.#speech = speech;
    this.#often = often;
    this.#twins = twins;
  }

  /** What a viewer reads at one moment. */
  read(view: Seen): void {
    for (const lang of LANGS) {
      const waiting = this.#speech.describeWaiting(lang, view);
      if (waiting !== null) this.#check('waiting', waiting);
    }
    if (view.decision) this.#question(view, view.decision, false);
    if (view.offer) this.#question(view, view.offer, true);
  }

  /** What a viewer is told: sentences. */
  tell(view: Seen, events: readonly Event[]): void {
    for (const event of events) {
      this.told.add(event.t);
      const told = LANGS.map((lang) => ({ lang, text: this.#speech.tellEvent(lang, event, view) }));
      for (const { lang, text } of told)
        if (!this.#speech.reads(text) || !/[.!?…]$/.test(text) || faultOf(lang, text)) this.faults.add(`${event.t}: ${text}`);
      const [one, ...others] = told;
      if (others.every(({ text }) => text === one.text)) this.alike.add(one.text);
    }
  }

  /** A question too rare for a random match to wait for, as it would be put. */
  rare(view: Seen, kind: string, shape: Shape, mayPass: boolean): void {
    this.#question(view, { id: 1, kind, seat: 0, shape, mayPass, deadline: 'short', fallback: 'random', standing: null }, false);
  }

  #question(view: Seen, decision: Decision, offered: boolean): void {
    const kind = decision.kind + (offered ? ' offered' : '');
    const times = this.met.get(kind) ?? 0;
    this.met.set(kind, times + 1);
    if (times >= this.#often) return;
    if (!this.#twins.includes(decision.kind)) this.#labels(view, decision);
    for (const lang of LANGS) for (const text of this.#textsOf(lang, view, decision, offered)) this.#check(kind, text);
  }

  *#textsOf(lang: Lang, view: Seen, decision: Decision, offered: boolean): Generator<string | null> {
    const speech = this.#speech;
    const { shape, mayPass } = decision;
    const asked = speech.asked(decision, view);
    const { title, help, sealed, pass } = speech.describeDecision(lang, decision, view, offered);
    yield* [title, help, speech.describeStep(lang, shape, asked)];
    if (sealed !== null) yield sealed;
    if (mayPass) yield pass;
    for (const { option, path } of optionsWithin(shape)) {
      const level = shapeAt(shape, path);
      if (typeof idOf(option) === 'number' && !(level && kindAt(level, idOf(option))))
        this.faults.add(`${decision.kind}: a bare ${idOf(option)}`);
      yield speech.describeOption(lang, option, asked, path);
      if (typeof option === 'object') yield speech.describeStep(lang, option.with, asked, [...path, option.id]);
    }
    for (const { shape: inner, path } of partsWithin(shape)) yield speech.describeStep(lang, inner, asked, path);
  }

  /** Options of one list must not bear the same label. */
  #labels(view: Seen, decision: Decision): void {
    const asked = this.#speech.asked(decision, view);
    const lists = new Map<string, string[]>();
    for (const { option, path } of optionsWithin(decision.shape)) {
      const list = lists.get(path.join(' ')) ?? [];
      lists.set(path.join(' '), [...list, this.#speech.describeOption('fr', option, asked, path)]);
    }
    for (const [path, list] of lists) if (new Set(list).size < list.length) this.faults.add(`${decision.kind} ${path}: ${list.join(', ')}`);
  }

  #check(kind: string, text: string | null): void {
    if (!this.#speech.reads(text)) this.faults.add(`${kind}: ${text}`);
  }
}

interface Read<Seen extends Questioned, Asked, Event extends { t: string }> {
  readonly reader: Proofreader<Seen, Asked, Event>;
  /** The matches it reads. */
  watch(each: (scene: { readonly seen: Seen; readonly latest: readonly Event[] }) => void): void;
}
interface Matches<Seen extends Questioned, Asked, Event extends { t: string }> {
  /** More than `over` kinds of events are told; `alike`: rightly in the same words in every language. */
  readonly told: Read<Seen, Asked, Event> & { readonly over: number; readonly alike?: readonly string[] };
  /** `unoffered`: questions beside which these matches come to no offer. */
  readonly asked: Read<Seen, Asked, Event> & { readonly unoffered?: readonly string[] };
}

/** What a game says in random matches. */
export const matchesRead = <Seen extends Questioned, Asked, Event extends { t: string }>(
  { asks: rules }: { readonly asks: Questions },
  { told, asked }: Matches<Seen, Asked, Event>,
): Checks => ({
  'every event told to anybody is a sentence in both languages': () => {
    told.watch(({ seen, latest }) => told.reader.tell(seen, latest));
    const { faults, alike, told: kinds } = told.reader;
    return [...faults, ...unlike([...alike], told.alike ?? []), ...(kinds.size > told.over ? [] : [`only ${kinds.size} kinds of events`])];
  },
  'every decision has its texts and every option its label, and no two of one list the same': () => {
    asked.watch(({ seen }) => asked.reader.read(seen));
    const kinds = Object.keys(rules);
    const offers = kinds.filter((kind) => rules[kind].offer && !asked.unoffered?.includes(kind));
    const { faults, met } = asked.reader;
    return [...faults, ...unlike([...met.keys()], [...kinds, ...offers.map((kind) => `${kind} offered`)])];
  },
});

/** Compares what is offered with the reasons why not: there is one exactly where something is not, and it reads well. */
export function reasonsRead<R>(tell: (lang: Lang, reason: R) => string, reads: (text: string) => boolean) {
  const bad = new Set<string>();
  const met = new Map<string, R>();
  const check = (what: string, offered: boolean, reason: R | null): void => {
    const known = JSON.stringify(reason);
    if (offered === (reason !== null)) bad.add(`${what} ${offered ? `can be chosen, yet ${known}` : 'cannot be chosen, for no reason'}`);
    if (reason === null || met.has(known)) return;
    met.set(known, reason);
    for (const lang of LANGS) if (!reads(tell(lang, reason))) bad.add(tell(lang, reason));
  };
  return { bad, met, check };
}
