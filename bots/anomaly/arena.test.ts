import { anomaly, evolved } from '@lurk/anomaly/proof';
import { proveBots } from '../test/prove.ts';

await proveBots({
  game: anomaly,
  late: [evolved()],
  matches: 2000,
  ladder: { modes: anomaly.modes.slice(0, 4), rung: 30, even: 80 },
  fair: 0.22,
  winner: anomaly.endingOf,
});
