import { notAlone, thinDecks } from '@lurk/not-alone/proof';
import { proveBots } from '../test/prove.ts';

await proveBots({
  game: notAlone,
  late: [thinDecks()],
  matches: 3000,
  // A token is taken back.
  rare: [2230],
  ladder: {
    modes: notAlone.modes.filter(({ name }) => ['2', '5', '7'].some((seats) => name === `${seats} players, side 1`)),
    rung: 50,
    even: 120,
  },
  fair: 0.2,
  winner: notAlone.endingOf,
});
