/** Nobody learns what the table of secrets (section 6) hides from them. Every row of it must have been put to the test. */
import { proveAnswers, proveSecrecy, proveTold, sampleOf } from '@lurk/testkit';
import { CHARACTERS } from '../data/characters.ts';
import { DEMONS } from '../data/demons.ts';
import { victim } from '../proof/index.ts';
import { deadly, early, late, stormy, walled } from '../proof/late.ts';
import { SECRETS } from '../proof/swaps.ts';

/** What lies in a secret compartment and is no secret. */
const NOT_SECRET = {
  ...Object.fromEntries(CHARACTERS.map((character) => [`circle.${character}.members.*`, 'who plays whom is public'])),
  'own.*.peek': 'that somebody looks at tiles is public',
  'own.*.peek.stack': 'and so is the stack',
  'own.*.rolls.*.victim': 'who rolls is public, only the dice are not (VI-266a)',
  'own.*.rolls.*.stat': 'what is tested is public',
  'own.*.rolls.*.why': 'why is public',
  'own.*.rolls.*.result': 'there is none before the dice are shown',
};

proveSecrecy(
  sampleOf(victim, ({ seats }) => seats % 2 === 0),
  { matchesPerMode: 1, oneIn: 6, every: 40, seed: 'a', secrets: [...SECRETS, 'sealed answers', 'dice', 'counters'], notSecret: NOT_SECRET },
);

proveAnswers([victim, late('werewolf'), stormy()], { ofEach: 200, oneIn: 20 });

proveTold([victim, early(), walled(), ...DEMONS.map(late), deadly('wendigo')], {
  most: 12,
  never: { won: 'at the end' },
});
