/** Nobody learns what the table of secrets (section 6.1) hides from them. Every row of it must have been put to the test. */
import { proveAnswers, proveSecrecy, proveTold, sampleOf } from '@lurk/testkit';
import { armed, equipped, late, leaving } from '../proof/armed.ts';
import { theThing } from '../proof/index.ts';

const SECRETS = [
  'H-01 a role',
  'H-02 the role of the eliminated',
  'H-04 a hand',
  'H-04 who holds which card',
  'H-05 the order of the Action deck',
  'H-06 what a sleeper sees',
  'H-07 the Action discard',
  'H-09 the Activity pile',
  'H-12 Weapons held',
  'H-12 Objects held',
  'H-15 cards removed unseen',
  'H-16 Lab tokens held',
  'H-18 the Lab bag',
  'H-21 the history of infections',
  'H-25 the Alien plan',
  'H-35 offers',
  'H-36 proposals',
  'H-39 left and right',
  'H-41 the order of the Weapon deck',
  'H-41 the order of the Object deck',
  'H-42 what is chosen from',
  'H-42 cards chosen from',
  'H-43 the Lab discard',
  'sealed answers',
  'who has answered',
  'dice',
  'counters',
];

/** What lies in a secret compartment and is no secret. */
const NOT_SECRET = {
  'circle.aliens.members.*': 'Revealed Aliens are public',
  'circle.aliens.facts.plan.*.force': 'the Force on each card lies open (RU-13)',
  'own.*.deckSeen': 'that somebody is choosing from the deck is public (H-42)',
};

proveSecrecy(
  sampleOf(armed(), ({ seats }) => seats % 2 === 0),
  { matchesPerMode: 1, oneIn: 12, every: 60, seed: 'a', secrets: SECRETS, notSecret: NOT_SECRET },
);

/** Between them these come to every question that has a secret answer. */
proveAnswers([armed(), late(), leaving(), equipped(), theThing], { ofEach: 30, most: 30 });

proveTold([theThing, armed(), late(), leaving(), equipped()], {
  never: {
    traded: 'random players agree too seldom; the ledger does',
    departed: 'at the end',
    won: 'at the end',
    unveiled: 'at the end',
  },
});
