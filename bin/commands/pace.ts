/** `lurk pace`: when a watcher sees each thing of a bot match happen, and whether the timing of answers reveals anything. */
import { BEAT, BREAK, CARD, factsOf, LINE, type Passage, SCENE, type Timeline, timeline } from '@lurk/contract';
import { type GameTypes, must } from '@lurk/kernel';
import type { Command } from './command.ts';
import { gameNamed, type Known, sample, seatsOf } from './games.ts';
import { known, only, wholeNumber } from './usage.ts';
import { type Answered, VirtualMatch } from './virtual-match.ts';

const TEMPOS = { brisk: 0.75, normal: 1, calm: 1.25 } as const;
const NAMES = ['Ada', 'Basile', 'Cléo', 'Dario', 'Edith', 'Farid', 'Greta', 'Hugo'];
const SECOND = 1000;

export const pace: Command = {
  name: 'pace',
  usage: 'GAME [--seed S] [--seats N] [--tempo brisk|normal|calm] [--matches N]',
  summary: 'Tells when everything of a bot match is shown, and looks whether times tell who could act.',
  options: {
    seed: { type: 'string', default: 'lurk' },
    seats: { type: 'string' },
    tempo: { type: 'string', default: 'normal' },
    matches: { type: 'string', default: '6' },
  },
  explained: {
    '--seed S': 'any text; the same text gives the same match (lurk)',
    '--seats N': 'players in all (as many as are usual)',
    '--tempo T': 'how fast whoever watches wants it shown: brisk, normal or calm (normal)',
    '--matches N': 'how many matches the times are taken from; the first one is told (6)',
  },
  examples: [sample, `${sample} --seed demo --tempo calm`],
  async run(args, values) {
    const game = gameNamed(only(args, 'game'));
    const seats = seatsOf(game, values.seats);
    const tempo = TEMPOS[known('tempo', String(values.tempo), Object.keys(TEMPOS)) as keyof typeof TEMPOS];
    const matches = wholeNumber('matches', String(values.matches), 1, 1000);
    await game.teller.load('en');
    const answers: Answered[] = [];
    let ok = true;
    for (let no = 0; no < matches; no++) {
      const played = new VirtualMatch(game, seats, `${values.seed} ${no}`);
      answers.push(...played.answers);
      if (no === 0) ok = tellBeats(game, played, tempo);
    }
    console.log(tellAnswers(answers));
    return ok ? 0 : 1;
  },
};

/** How long it takes to show something, and how much of that are great moments. */
interface Shows {
  all: number;
  scenes: number;
}

/** Prints each beat when it is shown, and what the turns take; false if any began before the previous one had ended. */
function tellBeats({ module, teller }: Known, { moves, seats }: VirtualMatch, tempo: number): boolean {
  const names = NAMES.slice(0, seats);
  let [free, count, talkedOver, least, before] = [0, 0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let passage: Passage = null;
  /** How long what each round and each turn in it tells is shown, by the cards and breaks that begin them. */
  const rounds: Shows[] = [];
  const turns: Shows[] = [];
  for (const { at, told, open } of moves) {
    // A move made while earlier events are still being shown talks over them.
    let isFirst = true;
    for (const { to, event } of told) {
      if (to !== 'all') continue;
      const { shown, passage: now }: Timeline<GameTypes['Event']> = timeline(module.events, [event], passage);
      passage = now;
      if (factsOf(module.events, event).beat === CARD) rounds.push({ all: 0, scenes: 0 });
      if (factsOf(module.events, event).beat === BREAK) turns.push({ all: 0, scenes: 0 });
      for (const { ms, continues } of shown) {
        if (isFirst && at < free) talkedOver++;
        isFirst = false;
        const start = Math.max(at, free);
        least = Math.min(least, start - before);
        for (const part of [rounds.at(-1), turns.at(-1)]) {
          if (!part || (ms === CARD && part === turns.at(-1))) continue;
          part.all += ms * tempo;
          if (ms >= SCENE) part.scenes += ms * tempo;
        }
        console.log(`${clock(start)} ${continues ? '+' : ' '} ${teller.tell('en', event, { names, reader: null }, open)}`);
        free = start + ms * tempo;
        before = start;
        count++;
      }
    }
  }
  const seconds = (ms: number): string => `${(ms / SECOND).toFixed(2)} s`;
  console.log(
    `\n${module.name}: ${count} beats in ${clock(must(moves.at(-1), 'a move').at)}, ${talkedOver} begun under another; least time between two ${seconds(least)}, set pace ${seconds(BEAT * tempo)}, ${seconds(LINE * tempo)} for one more line`,
  );
  const tellParts = (name: string, parts: readonly Shows[]): string => {
    const mean = (of: (part: Shows) => number): string =>
      seconds(parts.reduce((sum, part) => sum + of(part), 0) / Math.max(1, parts.length));
    const longest = Math.max(0, ...parts.map(({ all }) => all));
    return `${parts.length} ${name}, shown for ${mean(({ all }) => all)} in the mean, ${mean(({ scenes }) => scenes)} of it great moments; the longest ${seconds(longest)}`;
  };
  console.log(tellParts('rounds', rounds));
  if (turns.length > 0) console.log(tellParts('turns', turns));
  return talkedOver === 0 && least >= LINE * tempo - 1;
}

const clock = (ms: number): string => {
  const tenths = Math.round(ms / 100);
  return `${String(Math.floor(tenths / 600)).padStart(3)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
};

/** How well an observer could guess, from response times alone, whether a seat could have done anything but pass. */
function tellAnswers(answers: readonly Answered[]): string {
  // Where nobody, or everybody, could act, the times tell nothing: leave these questions out.
  const met = (kind: string, could: boolean): boolean => answers.some((one) => one.kind === kind && one.could === could);
  const hidden = new Set(answers.map(({ kind }) => kind).filter((kind) => met(kind, true) && met(kind, false)));
  if (hidden.size === 0) return `answers: of ${answers.length} none was to a question that some could do nothing with`;
  const of = (could: boolean): Answered[] => answers.filter((one) => one.could === could && hidden.has(one.kind));
  const mean = (list: readonly Answered[]): string =>
    `${list.length} times, ${(list.reduce((sum, { took }) => sum + took, 0) / Math.max(1, list.length) / SECOND).toFixed(2)} s in the mean`;
  const share = guessed([...alternate(of(true)), ...alternate(of(false))]);
  return `answers: who could act ${mean(of(true))}; who could not ${mean(of(false))}; guessed from times ${(100 * share).toFixed(0)} %`;
}

/** Every other answer is for training, the rest for testing. */
const alternate = (list: readonly Answered[]): (Answered & { learned: boolean })[] =>
  list.map((one, i) => ({ ...one, learned: i % 2 === 0 }));

/** Accuracy on one half of the best threshold found in the other half; both classes weigh the same, else always guessing the more frequent one would win. */
function guessed(list: readonly (Answered & { learned: boolean })[]): number {
  const score = (learned: boolean, limit: number): number => {
    const right = (could: boolean): number => {
      const of = list.filter((one) => one.could === could && one.learned === learned);
      return of.filter(({ took }) => took > limit === could).length / of.length;
    };
    return (right(true) + right(false)) / 2;
  };
  const sure = (limit: number): number => Math.abs(score(true, limit) - 0.5);
  const best = Array.from({ length: 100 }, (_, i) => i * 100).reduce((a, b) => (sure(b) > sure(a) ? b : a));
  return score(true, best) >= 0.5 ? score(false, best) : 1 - score(false, best);
}
