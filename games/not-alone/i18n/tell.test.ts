import { differences, faultsOf, LANGS, type Lang } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import type { PlaceNo } from '../data/places.ts';
import type { DiscardReason, TakeBackReason } from '../events.ts';
import type { Event } from '../types.ts';
import { loadWords } from './parts.ts';
import { tellEvent } from './speech.ts';

await loadWords();

const NAMES = ['Ghislain', 'Anna', 'Bob'];
const CREATURE = 0;
const one: PlaceNo[] = [1];
const two: PlaceNo[] = [5, 8];

const TAKE_BACK: Record<TakeBackReason, true> = {
  resist: true,
  giveUp: true,
  sixthSense: true,
  place: true,
  power: true,
  doubleBack: true,
  collapse: true,
};
const DISCARD: Record<DiscardReason, true> = {
  sacrifice: true,
  ascendancy: true,
  forbiddenZone: true,
  scream: true,
  artemia: true,
  vortex: true,
  endOfTurn: true,
};
const takeBackReasons = Object.keys(TAKE_BACK) as TakeBackReason[];
const discardReasons = Object.keys(DISCARD) as DiscardReason[];

/** At least one event for every sentence there is. */
const SAMPLES: { [T in Event['t']]: Omit<Extract<Event, { t: T }>, 't'>[] } = {
  sideChosen: [{ side: 1 }, { side: 2 }],
  turnBegan: [{ turn: 1 }],
  phaseBegan: ([0, 1, 2, 3, 4] as const).map((phase) => ({ phase })),
  huntPlayed: [
    { card: 'fierceness', as: 'fierceness' },
    { card: 'cataclysm', as: 'cataclysm', place: 4 },
    { card: 'forceField', as: 'forceField', pair: '5-10' },
    { card: 'anticipation', as: 'anticipation', hunted: 1 },
    { card: 'flashback', as: 'stasis' },
    { card: 'flashback', as: 'cataclysm', place: 5 },
    { card: 'flashback', as: 'phobia', hunted: 2 },
  ],
  survivalPlayed: [{ who: 1, card: 'wrongTrack' }],
  resisted: [
    { who: 1, paid: 1 },
    { who: 1, paid: 2 },
  ],
  gaveUp: [{ who: 1 }],
  allReady: [{}],
  willChanged: [
    { who: 1, by: -1, will: 2 },
    { who: 1, by: -2, will: 1 },
    { who: 1, by: -3, will: 0 },
    { who: 1, by: 1, will: 2 },
    { who: 1, by: 3, will: 3 },
  ],
  tookBack: takeBackReasons.flatMap((why) => [one, two].map((cards) => ({ who: 1, why, cards }))),
  tookBackHidden: takeBackReasons.flatMap((why) => [1, 2].map((count) => ({ who: 1, why, count }))),
  tookBackCards: [{ who: 1, cards: two }],
  discarded: discardReasons.flatMap((why) => [one, two].map((cards) => ({ who: 1, why, cards }))),
  discardedHidden: discardReasons.flatMap((why) => [1, 2].map((count) => ({ who: 1, why, count }))),
  discardedCards: [{ who: 1, cards: two }],
  smokeRose: [{ discards: [[], [1], []] }],
  smokeCleared: [{ discards: [[], [1], []] }],
  swapped: [{ who: 1, out: 5, in: 8 }],
  swappedHidden: [{ who: 1 }],
  swappedCards: [{ who: 1, out: 5, in: 8 }],
  struckBack: [{ count: 1 }, { count: 2 }],
  struckBackCards: [{ cards: ['stasis'] }, { cards: ['stasis', 'clone'] }],
  phobiaShown: [
    { who: 1, count: 1 },
    { who: 1, count: 3 },
  ],
  phobiaCards: [{ who: 1, cards: two }],
  tokensPlaced: [{ tokens: { creature: [8] } }, { tokens: { creature: [5], artemia: [2, 7], target: [6] } }],
  tokenTakenBack: [{ token: 'target' }],
  tokenMoved: [{ token: 'creature', to: 5, by: 1 }],
  placesShown: [
    {
      shown: [
        { hunted: 1, cards: one },
        { hunted: 2, cards: two },
      ],
    },
  ],
  riverKept: [{ who: 1 }],
  detoured: [{ hunted: 1, card: 5, to: 10 }],
  visitOrdered: [
    { who: 1, card: 5 },
    { who: 1, card: 5, at: 10 },
  ],
  visitLost: [{ hunted: 1, place: 5 }],
  visitPassed: [{ hunted: 1, place: 6 }],
  powerUsed: [
    { who: 1, place: 5, through: null },
    { who: 1, place: 8, through: 1 },
    { who: 1, place: 5, through: 'drone' },
    { who: 1, place: 9, through: 'gate' },
  ],
  markerPut: [{ on: true }, { on: false }],
  doubleGained: [
    { who: 1, kind: 'river' },
    { who: 1, kind: 'artefact' },
  ],
  placeTaken: [{ who: 1, place: 10 }],
  survivalDrawn: [
    { who: 1, count: 1 },
    { who: 1, count: 2 },
  ],
  survivalDrawnCards: [{ cards: ['dodge'] }, { cards: ['dodge', 'gate'] }],
  survivalDiscarded: [
    { who: 1, card: 'dodge', why: 'shelter' },
    { who: 1, card: 'dodge', why: 'toxin' },
  ],
  survivalReshuffled: [{}],
  huntReshuffled: [{}],
  huntDrawn: [{ count: 1 }, { count: 3 }],
  huntDrawnCards: [{ cards: ['stasis'] }, { cards: ['stasis', 'clone', 'virus'] }],
  screamSuffered: [{ who: 1 }],
  caught: [{ who: 1, place: 8 }],
  collapsed: [
    { who: 1, will: 3 },
    { who: 1, will: 2 },
  ],
  rescueMoved: [{ to: 5 }, { to: 1 }, { to: 0 }],
  rescueHeld: [{}],
  assimMoved: (['giveUp', 'caught', 'anticipation', 'collapse'] as const).flatMap((why) => [5, 1, 0].map((to) => ({ to, why }))),
  won: [{ winner: 'hunted' }, { winner: 'creature' }],
};
const samples = Object.entries(SAMPLES).flatMap(([t, list]) => list.map((rest) => ({ t, ...rest }) as Event));

/** Every reader there can be: the Creature, the Hunted concerned, another Hunted, somebody who watches. */
const READERS = [0, 1, 2, null];

const isSentence = (text: string): boolean =>
  /^\p{Lu}|^\d/u.test(text) && /[.…!?]$/.test(text) && !/[{}|]|undefined|null|NaN|object/.test(text);

describe('every event becomes a sentence', () => {
  for (const lang of LANGS)
    test(lang, () => {
      const bad = samples.flatMap((event) =>
        READERS.map((reader) => tellEvent(lang, event, { names: NAMES, reader, creature: CREATURE })).filter((text) => !isSentence(text)),
      );
      expect(bad).toEqual([]);
    });

  test('French says what English says, and both are cleanly written', () => {
    /** Every line there is, to each reader; a name is marked, so that what stands before it can be looked at. */
    const lines = (lang: Lang) =>
      Object.fromEntries(
        samples.flatMap((event, i) =>
          READERS.map((reader) => [
            `${event.t}.${i}.${reader}`,
            tellEvent(lang, event, { names: NAMES.map(() => '{who}'), reader, creature: CREATURE }),
          ]),
        ),
      );
    expect(differences(lines('en'), lines('fr'))).toEqual([]);
    expect(LANGS.flatMap((lang) => faultsOf(lang, lines(lang)))).toEqual([]);
    const numbers = (lang: Lang) => Object.values(lines(lang)).map((text) => text.match(/\d+/g)?.sort());
    expect(numbers('fr')).toEqual(numbers('en'));
  });

  test('the reader is spoken to, the others are named', () => {
    const event: Event = { t: 'caught', who: 1, place: 5 };
    const told = (reader: number | null) => LANGS.map((lang) => tellEvent(lang, event, { names: NAMES, reader, creature: CREATURE }));
    expect(told(1)).toEqual(['The Creature catches you at the Rover.', 'La Créature vous attrape au Rover.']);
    expect(told(2)).toEqual(['The Creature catches Anna at the Rover.', 'La Créature attrape Anna au Rover.']);
    expect(told(0)).toEqual(['You catch Anna at the Rover.', 'Vous attrapez Anna au Rover.']);
  });

  test('numbers agree, and zero is one in French', () => {
    const drawn = (count: number) => LANGS.map((lang) => tellEvent(lang, { t: 'huntDrawn', count }, { names: NAMES, reader: null }));
    expect(drawn(1)).toEqual(['The Creature draws 1 Hunt card.', 'La Créature pioche 1 carte Traque.']);
    expect(drawn(3)).toEqual(['The Creature draws 3 Hunt cards.', 'La Créature pioche 3 cartes Traque.']);
  });

  test('lists and contractions read well', () => {
    const table = { names: NAMES, reader: null, creature: CREATURE };
    expect(LANGS.map((lang) => tellEvent(lang, { t: 'tokensPlaced', tokens: { creature: [8], artemia: [1, 2] } }, table))).toEqual([
      'The Creature lays the Creature token on the Wreck and the Artemia token across the Lair and the Jungle.',
      'La Créature pose le jeton Créature sur l’Épave et le jeton Artemia à cheval sur l’Antre et la Jungle.',
    ]);
    expect(LANGS.map((lang) => tellEvent(lang, { t: 'powerUsed', who: 1, place: 5, through: 'drone' }, table))).toEqual([
      'With Drone, Anna uses the power of the Rover.',
      'Avec Drone, Anna utilise le pouvoir du Rover.',
    ]);
  });

  test('a name is never read as a template, nor changed', () => {
    const names = ['Ghislain', '{cards}', 'bob'];
    expect(tellEvent('en', { t: 'gaveUp', who: 1 }, { names, reader: null })).toBe('{cards} Gives Up.');
    expect(tellEvent('en', { t: 'gaveUp', who: 2 }, { names, reader: null })).toBe('bob Gives Up.');
  });
});
