/** Bytes per move and client, over whole matches of sensible players: what the host would have sent, without sockets in between. */
import { botFor, loadBots } from '../../bots/index.ts';
import type { AnyGame } from '../../contract/index.ts';
import { notAlone } from '../../games/not-alone/index.ts';
import { DEFAULT_OPTIONS } from '../../games/not-alone/options.ts';
import { diceOver, fastDice, type Input } from '../../kernel/index.ts';
import { type BotTask, Host } from '../../table/index.ts';
import { SEATS } from './game.ts';

const game = notAlone as unknown as AnyGame;
await loadBots('not-alone');
const bot = botFor('not-alone', 'beginner');

export function bytesPerMove(matches: number): number[] {
  const sizes: number[] = [];
  const dice = diceOver(fastDice('bytes'));
  const thinks = ({ seat, id, view, memory }: BotTask): Input => {
    const decision = [view.decision, view.offer].find((asked) => asked?.id === id)!;
    return { seat, id, choice: bot.decide(view, memory, decision, dice) };
  };
  for (let i = 0; i < matches; i++) {
    const seed = i.toString(16).padStart(64, '0');
    const setting = { bots: new Array(SEATS).fill(true), speed: 'none' as const, secret: seed, chance: () => 0, paced: false };
    const { host } = Host.begin(game, { ...setting, options: DEFAULT_OPTIONS, seed, now: 0 });
    while (host.over === null) {
      for (const input of [...host.botTasks().map(thinks), ...host.answersAt(0)]) {
        const result = host.apply(input, 0);
        if (!result.ok) continue;
        for (let seat = 0; seat < SEATS; seat++) sizes.push(result.frames.find(({ viewer }) => viewer === seat)?.text.length ?? 0);
      }
    }
  }
  return sizes;
}
