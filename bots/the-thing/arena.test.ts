import { armed, equipped, late, leaving, party, theThing } from '@lurk/the-thing/proof';
import { proveBots } from '../test/prove.ts';

await proveBots({
  game: theThing,
  late: [armed(), leaving(), late(), party, equipped()],
  matches: 3000,
  ladder: { modes: theThing.modes.filter(({ name }) => name === '4 players' || name === '6 players'), rung: 20, even: 40 },
  fair: 0.2,
  winner: theThing.endingOf,
});
