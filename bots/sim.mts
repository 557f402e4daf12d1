import { fight } from '/work/w/coop/bots/arena.ts';
import { rules } from '/work/w/coop/games/the-thing/rules.ts';
import { blank, remember } from '/work/w/coop/games/the-thing/memory.ts';
import { DEFAULT_OPTIONS } from '/work/w/coop/games/the-thing/options.ts';
import { partyDecides, partyTakes } from '/work/w/coop/bots/the-thing/party.ts';
import { isOffer } from '/work/w/coop/bots/random.ts';
const bot: any = { decide: (v: any, _m: any, d: any, dice: any) => (isOffer(v, d) ? partyTakes(v, d, dice) : partyDecides(v, d, dice)), remembers: false };
const games = Number(process.argv[2] ?? 300);
for (const seats of [1, 2, 3]) {
  const t: Record<string, number> = {}; let rounds = 0; let inputs = 0;
  for (let n = 0; n < games; n++) {
    const r: any = fight({ ...rules, blank, remember, longest: 20000 } as any, { seats, options: DEFAULT_OPTIONS as any, seed: `s${n}`, botOf: () => bot });
    t[r.outcome.winner + ' ' + r.outcome.why] = (t[r.outcome.winner + ' ' + r.outcome.why] ?? 0) + 1; rounds += r.outcome.round; inputs += r.inputs;
  }
  console.log(seats, t, 'rounds', (rounds / games).toFixed(1), 'inputs', (inputs / games).toFixed(0));
}
