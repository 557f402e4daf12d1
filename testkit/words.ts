/** What every game's words are put through. The kit speaks no language: who reads them (`Proofreader`, `textsRead`) comes from i18n, through the game. */
import type { Game, GameTypes, Json, View } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import type { Scene } from './play/scenes.ts';

interface Reader<G extends GameTypes> {
  readonly faults: ReadonlySet<string>;
  /** The questions that were read; an offer is one of its own. */
  readonly met: ReadonlyMap<string, number>;
  /** The kinds of events that were told. */
  readonly told: ReadonlySet<string>;
  /** What was told in the same words in every language. */
  readonly alike: ReadonlySet<string>;
  read(view: View<G>): void;
  tell(view: View<G>, events: readonly G['Event'][]): void;
}

interface Read<G extends GameTypes, M extends Json, R extends Reader<G>> {
  readonly reader: R;
  /** The matches it reads. */
  watch(each: (scene: Scene<G, M>) => void): void;
}
export interface Matches<G extends GameTypes, M extends Json, R extends Reader<G>> {
  readonly told: Read<G, M, R> & {
    /** So many kinds of events are told, and more. */
    readonly over: number;
    /** What may be told in the same words in every language. */
    readonly alike?: readonly string[];
  };
  readonly asked: Read<G, M, R> & {
    /** Questions beside which these matches come to no offer. */
    readonly unoffered?: readonly string[];
    /** Reads the questions that are too rare for a random match to wait for. */
    rare?(reader: R): void;
  };
}

export function proveRead<G extends GameTypes, M extends Json, R extends Reader<G>>(
  { asks }: Game<G>,
  { told, asked }: Matches<G, M, R>,
): void {
  describe('in random matches', () => {
    test('every event told to anybody is a sentence in both languages', () => {
      told.watch(({ seen, latest }) => told.reader.tell(seen, latest));
      expect([...told.reader.faults]).toEqual([]);
      expect([...told.reader.alike]).toEqual(told.alike ?? []);
      expect(told.reader.told.size).toBeGreaterThan(told.over);
    });

    test('every decision has its texts and every option its label, and no two of one list the same', () => {
      asked.watch(({ seen }) => asked.reader.read(seen));
      asked.rare?.(asked.reader);
      expect([...asked.reader.faults]).toEqual([]);
      const offers = Object.keys(asks).filter((kind) => asks[kind].offer && !asked.unoffered?.includes(kind));
      const kinds = [...Object.keys(asks), ...offers.map((kind) => `${kind} offered`)];
      expect([...asked.reader.met.keys()].toSorted()).toEqual(kinds.toSorted());
    });
  });
}

interface Texts {
  differences(): readonly string[];
  faults(): readonly string[];
  wrongEnds(): readonly unknown[];
}
type Asks = Readonly<Record<string, { readonly waiting: string | ((who: string, ...more: string[]) => string) }>>;
interface Side {
  readonly asks: object;
  readonly waits: object;
}

export interface TextsPlan {
  readonly texts: Texts;
  /** The texts of the questions, in each language. */
  readonly asks: readonly Asks[];
  /** And of the offers, where those have texts of their own. */
  readonly offers?: readonly object[];
  /** The others are told who is asked, or in other words that somebody is: never nothing. */
  readonly named?: true;
  /** What newcomers are taught, side by side. */
  readonly coach?: readonly Side[];
  /** The title of the test of their ends, where not all these kinds of texts are there. */
  readonly ends?: string;
}

export function proveTexts<G extends GameTypes>(
  { asks: rules }: Game<G>,
  { texts, asks, offers = [], coach, named, ends }: TextsPlan,
): void {
  const kinds = Object.keys(rules).sort();

  describe('the texts', () => {
    test('French says what English says: the same keys, the same values, and every word of it in French', () => {
      expect(texts.differences()).toEqual([]);
    });

    test('every question of the rules has its texts, and no other', () => {
      for (const each of asks) expect(Object.keys(each).sort()).toEqual(kinds);
      for (const each of offers) expect(Object.keys(each).sort()).toEqual(kinds.filter((kind) => rules[kind].offer));
    });

    if (coach)
      test('a newcomer is coached at every question of the rules, on the side that is asked it', () => {
        const coached = new Set(coach.flatMap((side) => Object.keys(side.asks)));
        expect([...coached].sort()).toEqual(kinds);
        for (const { waits } of coach) expect(kinds).toEqual(expect.arrayContaining(Object.keys(waits)));
      });

    if (named)
      test('names are given exactly where the rules show them', () => {
        for (const each of asks)
          for (const [kind, { show }] of Object.entries(rules)) {
            const { waiting } = each[kind];
            expect(typeof waiting === 'function' && waiting('Ada').includes('Ada'), kind).toBe(show === 'names');
          }
      });

    test('every text is cleanly written', () => {
      expect(texts.faults()).toEqual([]);
    });

    test(ends ?? 'helps, reasons and rules end like sentences; titles, names and labels do not', () => {
      expect(texts.wrongEnds()).toEqual([]);
    });
  });
}
