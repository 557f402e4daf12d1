import { victim } from '@lurk/victim/proof';
import { DEFAULT_OPTIONS } from '@lurk/victim/public';
import { proveSkill } from '../test/prove.ts';

const usual = (seats: number) => ({ name: `${seats} players`, seats, options: DEFAULT_OPTIONS });

// That everything comes up is shown by the game's own `reached.test.ts`.
await proveSkill({
  game: victim,
  ladder: { modes: [usual(4)], rung: 10, even: 32 },
  fair: 0.2,
  winner: (outcome) => victim.endingOf(outcome).split(' ')[0],
});
