/** Nobody learns what the table of secrets (section 6) hides from them. Every row of it must have been put to the test. */
import { proveAnswers, proveSecrecy, proveTold } from '@lurk/testkit';
import { notAlone, thinDecks } from '../proof/index.ts';
import { shrill } from '../proof/shrill.ts';
import { smoky } from '../proof/smoky.ts';

proveSecrecy(notAlone, {
  matchesPerMode: 1,
  oneIn: 32,
  every: 90,
  secrets: [
    'which Place card is face down',
    'the order of a hand',
    'the order of face-down cards',
    'the order of Survival cards',
    'Survival cards in a hand',
    'who holds which Survival card',
    'cards seen at the Shelter',
    'a discard under Smokescreen',
    'the order of a discard under Smokescreen',
    '"pass for the rest of the phase"',
    "the Creature's Hunt cards",
    "the order of the Creature's Hunt cards",
    'the order of the Hunt deck',
    'the order of the Survival deck',
    'sealed answers',
    'dice',
    'counters',
  ],
  notSecret: {
    'circle.hunted.members.*': 'who is Hunted is public',
    'control.ask.sealed.*.choice.pick': 'the only pick that is sealed is the one that puts cards down',
  },
});

proveAnswers([notAlone, smoky(), shrill()], { matchesPerMode: 1, ofEach: 50, oneIn: 100 });

proveTold([notAlone, smoky(), thinDecks()], {
  most: 16,
  never: { won: 'at the end', tokenTakenBack: 'by a place put out of play under a token: too seldom' },
});
