/** In the co-operative game only role cards, decks and bags are hidden, from everybody alike. */
import { proveSecrecy } from '@lurk/testkit';
import { equipped } from '../proof/armed.ts';

proveSecrecy(equipped(), {
  matchesPerMode: 2,
  oneIn: 4,
  every: 24,
  secrets: [
    'H-40 the special role cards',
    'H-41 the order of the Weapon deck',
    'H-41 the order of the Object deck',
    'H-18 the Lab bag',
    'H-43 the Lab discard',
    'H-15 cards removed unseen',
    'dice',
    'counters',
  ],
  // RU-66 All hands are open: these are always empty here.
  notSecret: { 'own.*.role': 'nobody has one', 'own.*.deckSeen': 'there is no Action deck', 'own.*.offer': 'gifts need no offer' },
});
