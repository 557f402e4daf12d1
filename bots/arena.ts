/** Plays a match of bots: the command line, soak runs and tests watch it. */
import {
  apply,
  begin,
  type Choice,
  type Decision,
  type DiceState,
  diceOver,
  fastDice,
  type GameModule,
  type GameTypes,
  type Input,
  type Json,
  type Match,
  Memories,
  resume,
  type Seat,
  type Told,
  type View,
  view,
  waitingFor,
} from '@lurk/kernel';
import type { Bot } from './bot.ts';

export interface Arena<G extends GameTypes> {
  seats: number;
  options: G['Options'];
  /** Feeds the bots, and the match too unless it brings dice of its own. */
  seed: string;
  dice?: DiceState;
  /** Who plays a seat, as its first view shows it. */
  botOf(view: View<G>): Bot;
  /** Called at the start and after every input, with what was told. Without it, bots without memory play the quiet way. */
  watch?(match: Match<G>, told: Told<G['Event']>[], input: Input | null): void;
}
export interface Fought {
  outcome: Json;
  inputs: number;
}

export function fight<G extends GameTypes, M extends Json>(module: GameModule<G, M>, arena: Arena<G>): Fought {
  const { seats, options, seed, watch } = arena;
  const begun = begin(module, { seats, options, dice: arena.dice ?? fastDice(seed) });
  const bots = Array.from({ length: seats }, (_, seat) => arena.botOf(view(begun.match, seat)));
  // The quiet way tells nothing, so there is nothing to remember.
  const quiet = !watch && !bots.some((bot) => bot.remembers);
  const match = quiet ? resume(module, begun.match.s, true) : begun.match;
  const players = seated(module, match, bots, seed);
  let inputs = 0;
  players.hear(begun.told);
  watch?.(match, begun.told, null);
  while (match.s.control.over === null) {
    const input = players.next();
    const result = apply(match, input);
    if (!result.ok) throw new Error(`a bot was refused (${result.refusal}): ${JSON.stringify(input)}`);
    if (++inputs > module.longest) throw new Error(`longer than ${module.longest} inputs`);
    players.hear(result.told);
    watch?.(match, result.told, input);
  }
  return { outcome: match.s.control.over, inputs };
}

/** The bots at their table, each with its memory. */
function seated<G extends GameTypes, M extends Json>(module: GameModule<G, M>, match: Match<G>, bots: Bot[], seed: string) {
  const dice = diceOver(fastDice(`bots of ${seed}`));
  const memories = Memories.blank(module, bots.length);
  const anybodyRemembers = bots.some((bot) => bot.remembers);
  const considered: number[] = bots.map(() => 0);
  const decide = (seat: Seat, decision: Decision): Choice => bots[seat].decide(view(match, seat), memories.of(seat), decision, dice);
  return {
    hear(told: Told<G['Event']>[]): void {
      if (anybodyRemembers) memories.hear(told);
    },

    /** An offer somebody takes, else an answer of the first who is waited for. Each offer is considered once. */
    next(): Input {
      for (const offer of match.s.control.ask?.offers ?? []) {
        if (!offer || offer.id <= considered[offer.seat]) continue;
        considered[offer.seat] = offer.id;
        const choice = decide(offer.seat, offer);
        if (choice !== null) return { seat: offer.seat, id: offer.id, choice };
      }
      const [decision] = waitingFor(match);
      return { seat: decision.seat, id: decision.id, choice: decide(decision.seat, decision) };
    },
  };
}
