// One sentence for each thing that can happen, in English. `you` is read by the one who acts or is acted upon, `name` by everybody
// else; where the Anomaly acts, `you` is the Anomaly; `toAnomaly` is what it reads when a Student acts and it is concerned.
// This file is the type: French must have the same keys.
import type { Person } from '@lurk/i18n';
import type { AnomalyMove, Event, Hit, Winner } from '../types.ts';

type Why<T extends Event['t']> = Extract<Event, { t: T }> extends { why: infer W extends string } ? W : never;

export const eventsEn = {
  fuelPlaced: 'There is fuel in six zones: {zones}.',
  placed: 'Everybody is somewhere on the station, and nobody can see anybody.',
  startedAt: { one: 'You alone know it: you start {at}.', two: 'You alone know it: Student 1 starts {at}, Student 2 {second}.' },
  roundBegan: 'Round {round} begins.',
  turnBegan: {
    students: 'It is the Students’ turn.',
    anomaly: { you: 'It is your turn.', name: 'It is the Anomaly’s turn.' },
  },
  used: {
    basic: { you: 'You discard {card} for a {use}.', name: '{who} discards {card} for a {use}.' },
    special: {
      you: 'You use {use}; the Anomaly gets your card for {gift}.',
      name: '{who} uses {use}; the Anomaly gets the card for {gift}.',
      toAnomaly: '{who} uses {use}; the card is yours, for {gift}.',
    },
    forcedBasic: {
      you: 'You are made to discard {card} for a {use}.',
      name: '{who} is made to discard {card} for a {use}.',
      toAnomaly: 'You make {who} discard {card} for a {use}.',
    },
    forcedSpecial: {
      you: 'You are made to use {use}; the Anomaly gets your card for {gift}.',
      name: '{who} is made to use {use}; the Anomaly gets the card for {gift}.',
      toAnomaly: 'You make {who} use {use}; the card is yours, for {gift}.',
    },
  },
  studentRevealed: { you: 'You show where you are: {zone}.', name: '{who} is revealed {at}.' },
  studentMoved: {
    move: { you: 'You move, unseen.', name: '{who} moves, unseen.' },
    stims: { you: 'You dash off, unseen.', name: '{who} dashes off, up to two zones away.' },
    forced: { you: 'Against your will, you walk {to}.', name: 'Under orders, {who} walks {to}.' },
  },
  studentMovedTo: { you: 'You alone know it: you are now {at}.', name: 'You alone know it: {who} is now {at}.' },
  symbolShown: {
    first: { you: 'You show {symbol}.', name: '{who} shows {symbol}.' },
    next: { you: 'You show {symbol}, after {before}.', name: '{who} shows {symbol}, after {before}.' },
  },
  tracked: {
    yes: {
      you: 'You track {symbol}. Yes: the Anomaly’s zone has it.',
      name: '{who} tracks {symbol}. Yes: the Anomaly’s zone has it.',
      toAnomaly: '{who} tracks {symbol}. Yes: your zone has it.',
    },
    no: {
      you: 'You track {symbol}. No: the Anomaly’s zone does not have it.',
      name: '{who} tracks {symbol}. No: the Anomaly’s zone does not have it.',
      toAnomaly: '{who} tracks {symbol}. No: your zone does not have it.',
    },
  },
  trapLaid: {
    hidden: { you: 'You lay a trap, unseen.', name: '{who} lays a trap, unseen.' },
    forced: { you: 'Under orders, you lay a trap {at}.', name: 'Under orders, {who} lays a trap {at}.' },
  },
  trapLaidAt: 'You alone know it: the trap is {at}.',
  trapActivated: {
    zone: { you: 'You spring your trap {at}.', name: '{who} springs a trap {at}.' },
    fuel: { you: 'You spring your trap {at}, under the fuel.', name: '{who} springs a trap {at}, under the fuel.' },
  },
  attacked: {
    anomaly: {
      you: '{weapon} {at}: you are hit, {damage} damage.',
      name: '{weapon} {at}: the Anomaly is hit, {damage} damage.',
    },
    students: '{weapon} {at}: the blow falls on {them}, {damage} damage.',
    nothing: '{weapon} {at}: nothing is hit.',
  },
  exploded: {
    some: 'The fuel blows up {at}; in the blast: {them}.',
    nobody: 'The fuel blows up {at}; nobody was there.',
  },
  secondHitLost: { you: 'Too late: your second hit is lost.', name: 'Too late: the second hit is lost.' },
  sensorPlaced: { you: 'You set up a sensor {at}.', name: '{who} sets up a sensor {at}.' },
  baitSet: {
    you: 'You lay a bait {at}: the Anomaly must come closer.',
    name: '{who} lays a bait {at}: the Anomaly must come closer.',
    toAnomaly: '{who} lays a bait {at}: you must come closer.',
  },
  anomalyMoved: {
    move: { you: 'You move, unseen.', name: 'The Anomaly moves, unseen.' },
    bait: { you: 'You answer the bait.', name: 'The Anomaly answers the bait.' },
    reactive: { you: 'Attacked, you slip away.', name: 'Attacked, the Anomaly slips away.' },
    teleport: { you: 'You vanish and are elsewhere.', name: 'The Anomaly vanishes and is elsewhere.' },
  },
  sensorFired: { you: 'A sensor gives you away {at}.', name: 'A sensor gives it away {at}.' },
  anomalyMovedTo: 'You alone know it: you are {at}.',
  noReaction: { you: 'You do not react.', name: 'The Anomaly does not react.' },
  skipped: { you: 'You skip your turn.', name: 'The Anomaly skips its turn.' },
  turnEnded: { you: 'Your turn ends.', name: 'The Anomaly’s turn ends.' },
  apChanged: {
    spent: {
      you: 'You spend an action point: {ap} left.',
      name: 'The Anomaly spends an action point: {ap} left.',
    },
    lost: { you: 'Your unspent action points are lost.', name: 'The Anomaly’s unspent action points are lost.' },
    refill: { you: 'You have {ap} action points again.', name: 'The Anomaly has {ap} action points again.' },
    spirit: { you: 'Strength returns: you have {ap} action points.', name: 'Strength returns: the Anomaly has {ap} action points.' },
  },
  paid: { you: 'For {deed} you discard {cards}.', name: 'For {deed} the Anomaly discards {cards}.' },
  anomalyRevealed: {
    feed: { you: 'You reveal yourself {at} to feed.', name: 'The Anomaly reveals itself {at} to feed.' },
    possess: { you: 'You reveal yourself {at} to possess somebody.', name: 'The Anomaly reveals itself {at} to possess somebody.' },
    company: 'Found there: {them}.',
    alone: 'Nobody else is there.',
  },
  fed: {
    students: { you: 'You feed on your catch.', name: 'The Anomaly feeds on its catch.' },
    fuel: { you: 'You feed on the fuel {at}.', name: 'The Anomaly feeds on the fuel {at}.' },
    electricity: { you: 'You feed on an electricity token {at}.', name: 'The Anomaly feeds on an electricity token {at}.' },
    nothing: { you: 'You bite the empty air {at}.', name: 'The Anomaly bites the empty air {at}.' },
  },
  evolved: { you: 'You evolve: {evolution}.', name: 'The Anomaly evolves: {evolution}.' },
  electricityPlaced: {
    you: 'You lay {count} electricity {count|token|tokens} in {zones}.',
    name: 'The Anomaly lays {count} electricity {count|token|tokens} in {zones}.',
  },
  electricityActivated: {
    hits: 'The electricity goes off. Hits: {hits}.',
    nobody: 'The electricity goes off and hits nobody.',
    eaten: {
      you: 'You first feed on {eaten} electricity {eaten|token|tokens} {at}.',
      name: 'The Anomaly first feeds on {eaten} electricity {eaten|token|tokens} {at}.',
    },
  },
  possessed: {
    you: 'The Anomaly possesses you and sees your whole hand.',
    name: 'The Anomaly possesses {who} and sees their whole hand.',
    toAnomaly: 'You possess {who} and see their whole hand.',
  },
  handSeen: { cards: 'Nobody else sees it: the hand is {cards}.', empty: 'Nobody else sees it: the hand is empty.' },
  scented: {
    you: 'You sniff at {zones}. {answers}.',
    name: 'The Anomaly sniffs at {zones}. {answers}.',
    allBut: 'everything but {zones}',
    inside: 'There: {them}',
    outside: 'elsewhere: {them}',
    outsideOnly: 'Elsewhere: {them}',
  },
  trackMoved: 'Health is now {students} for the Students, {anomaly} for the Anomaly.',
  spirit: {
    students: 'Survival Spirit: the Students take heart.',
    anomaly: { you: 'Survival Spirit: you gather yourself.', name: 'Survival Spirit: the Anomaly gathers itself.' },
  },
  reshuffled: 'The draw pile is empty: the discard pile is shuffled to make a new one.',
  drawn: {
    setup: 'Cards are dealt: {counts}.',
    refill: 'Hands are filled up: {counts}.',
    spirit: 'Hands are filled up at once: {counts}.',
    none: 'Nobody draws a card.',
  },
  drawnCards: 'Nobody else sees it: you draw {cards}.',
  roundEnded: 'Round {round} is over.',
  starved: { you: 'You have not fed this round: hunger gnaws at you.', name: 'The Anomaly has not fed this round: hunger gnaws at it.' },
  irradiated: { some: 'Radiation burns, 1 damage each: {them}.', nobody: 'Radiation burns nobody.' },
  radiationPlaced: 'Radiation spreads {to}.',
  radiationForecast: 'The next radiation token is heading for {zone}.',
  won: {
    students: 'The Students win: the Anomaly is dead.',
    anomaly: 'The Anomaly wins: nobody is left to resist it.',
    draw: 'Neither side survives: the game is drawn.',
  },
  unveiled: { all: 'Everything comes to light: {where}.', each: '{them} {at}' },
} satisfies { [T in Event['t']]: unknown } & {
  anomalyMoved: Record<AnomalyMove, Person>;
  attacked: Record<Hit, unknown>;
  apChanged: Record<Why<'apChanged'>, Person>;
  anomalyRevealed: Record<Why<'anomalyRevealed'>, Person> & { company: string; alone: string };
  drawn: Record<Why<'drawn'> | 'none', string>;
  won: Record<Winner, string>;
  sensorFired: Person;
};
