/** How long a lone person watches, where bots answer as soon as all was shown: the time it takes to show whole matches of beginners, turn by turn. */
import { botFor, fight, loadBots } from '@lurk/bots';
import { BEAT, CARD, defaultsOf, type Passage, SCENE, timeline } from '@lurk/contract';
import { contractOf } from '@lurk/games';
import { rulesOf } from '@lurk/games/rules';
import { diceOver, fastDice, type GameTypes, must } from '@lurk/kernel';
import { expect, test } from 'vitest';

/** What begins a turn, and for how many seconds it may show what is no great moment, at the usual tempo. */
const budgets: Record<string, Readonly<Record<string, number>>> = {
  'not-alone': { turnBegan: 20 },
  anomaly: { roundBegan: 15 },
  'the-thing': { roundBegan: 60 },
  victim: { turnBegan: 8, demonTurnBegan: 12, slaveTurnBegan: 12 },
};
const MATCHES = 8;
/** A turn in which everything happens at once has its time: one in ten may take half as long again. */
const [USUALLY, RARELY] = [0.9, 1.5];

interface Turn {
  readonly begun: string;
  /** In milliseconds. */
  shows: number;
}

/** The turns of one match, and what each of them shows; what begins a turn comes before it, and the card that ends one stays beside what is asked next. */
async function turnsOf(name: string, seats: number, seed: string): Promise<Turn[]> {
  const [module, contract] = await Promise.all([rulesOf(name), contractOf(name)]);
  const { options, settle } = must(contract);
  const turns: Turn[] = [];
  let passage: Passage = null;
  fight(module, {
    seats,
    options: settle(defaultsOf(options), new Array(seats).fill(null), 0, diceOver(fastDice(seed))) as GameTypes['Options'],
    seed,
    botOf: () => botFor(name, 'beginner'),
    watch(_, told) {
      for (const { event } of told.filter(({ to }) => to === 'all')) {
        const line = timeline(module.events, [event], passage);
        passage = line.passage;
        if (event.t in budgets[name]) turns.push({ begun: event.t, shows: 0 });
        const turn = turns.at(-1);
        for (const { ms } of line.shown) if (turn && ms < SCENE) turn.shows += ms === CARD ? BEAT : ms;
      }
    },
  });
  return turns;
}

test.each(Object.keys(budgets))('%s: a turn of bots shows no more than a lone person sits through', async (name) => {
  await loadBots(name);
  const { seats } = must(await contractOf(name));
  const turns = (await Promise.all(Array.from({ length: MATCHES }, (_, no) => turnsOf(name, seats.usual, `budget ${no}`)))).flat();
  for (const [kind, most] of Object.entries(budgets[name])) {
    const seconds = turns.flatMap((turn) => (turn.begun === kind ? [turn.shows / 1000] : [])).sort((one, other) => one - other);
    const usual = must(seconds[Math.floor((seconds.length - 1) * USUALLY)]);
    const longest = must(seconds.at(-1));
    console.log(
      `${name}, ${kind}: ${seconds.length} turns, nine of ten at most ${usual.toFixed(1)} s, longest ${longest.toFixed(1)} s of ${most} s`,
    );
    expect(usual, kind).toBeLessThanOrEqual(most);
    expect(longest, kind).toBeLessThanOrEqual(most * RARELY);
  }
});
