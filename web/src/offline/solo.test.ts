import { defaultsOf } from '@lurk/contract';
import { answerable, anyChoice, canOnlyPass, type GameTypes } from '@lurk/kernel';
import {
  applyPatch,
  type ClientMessage,
  fromWire,
  lastRound,
  REST,
  type ServerMessage,
  seedFrom,
  settledBy,
  verify,
  type WireView,
} from '@lurk/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dealHere } from './deal';
import { type SoloGame, soloGame } from './games';
import { Solo, type SoloSave, type SoloWorld } from './solo';

/** The page's side: keeps its view by patches and answers whatever it is asked. */
class Page {
  wire: WireView | null = null;
  n = 0;
  state = '';
  saved: SoloSave | null = null;
  refusals: string[] = [];
  #keys = 0;
  readonly world: SoloWorld = {
    now: () => Date.now(),
    chance: () => Math.random(),
    hex: (bytes) => Array.from({ length: bytes }, () => '7b').join(''),
    write: async (save) => {
      this.saved = save;
    },
    say: (message) => this.#hear(message),
  };

  #hear(message: ServerMessage): void {
    if (message.t === 'table') this.state = message.table.state;
    if (message.t === 'refused') this.refusals.push(message.code);
    if (message.t === 'view') Object.assign(this, { wire: message.view, n: message.n });
    if (message.t !== 'frame') return;
    expect(message.n).toBe(this.n + 1);
    this.n = message.n;
    this.wire = applyPatch(this.wire!, message.patch);
  }

  /** Any answer to what is asked now; null if nothing is. */
  get answer(): Extract<ClientMessage, { t: 'answer' }> | null {
    const view = this.wire && fromWire<GameTypes>(this.wire);
    const decision = view?.decision;
    if (!decision || view.sealed || decision.standing || (view.ask && canOnlyPass(view.ask, decision))) return null;
    const below = (n: number): number => Math.floor(Math.random() * n);
    const choice = answerable(decision.shape) ? anyChoice(decision.shape, below) : null;
    return { t: 'answer', key: `k${++this.#keys}`, decision: decision.id, choice: choice as never };
  }
}

async function begin(page: Page): Promise<{ game: SoloGame; solo: Solo }> {
  const game = (await soloGame('not-alone'))!;
  const { module, contract } = game;
  const wanted = { match: 'm', game: 'not-alone', rulesVersion: module.rulesVersion, options: defaultsOf(contract.options) };
  const dealt = dealHere(wanted, 'hunted', 3, page.world.hex);
  const options = settledBy(game, lastRound(dealt).terms, seedFrom(dealt));
  return { game, solo: Solo.begin(module, { match: 'm', side: 'hunted', names: ['You', 'Ash', 'Briar'], options, dealt }, page.world) };
}

async function playOn(page: Page, solo: Solo, until: () => boolean): Promise<void> {
  for (let i = 0; i < 3000 && !until(); i++) {
    const { answer } = page;
    if (answer) solo.hear(answer);
    // Longer than the rest after the last sealed answer, which another answer would start again.
    await vi.advanceTimersByTimeAsync(REST + 500);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a whole match without a server, gone on with after a reload, and its record proves itself', async () => {
  const page = new Page();
  const { game, solo } = await begin(page);
  solo.hear({ t: 'follow', table: 'SOLO' });
  await playOn(page, solo, () => (page.saved?.inputs.length ?? 0) > 20);
  solo.close();

  const after = new Page();
  const again = Solo.goOn([game.module], JSON.parse(JSON.stringify(page.saved)), after.world)!;
  again.hear({ t: 'follow', table: 'SOLO' });
  await vi.advanceTimersByTimeAsync(0);
  expect(after.wire).toEqual(page.wire);
  await playOn(after, again, () => again.isOver);
  expect(after.state).toBe('over');
  expect(verify(JSON.parse(JSON.stringify(again.record)), () => game).sure).toBe(true);
});

test('an input sent again is taken once, also after a reload; one that answers nothing is refused', async () => {
  const page = new Page();
  const { game, solo } = await begin(page);
  solo.hear({ t: 'follow', table: 'SOLO' });
  await vi.advanceTimersByTimeAsync(0);
  let answer = page.answer;
  for (; !answer; answer = page.answer) await vi.advanceTimersByTimeAsync(500);
  solo.hear(answer);
  await vi.advanceTimersByTimeAsync(5_000);
  const taken = (): number => page.saved!.inputs.filter(({ seat }) => seat === 0).length;
  expect(taken()).toBe(1);
  solo.close();
  const again = Solo.goOn([game.module], page.saved!, page.world)!;
  again.hear(answer);
  again.hear({ ...answer, key: 'late', decision: 0 });
  // It may be held for a moment, as any answer that could close a question.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(taken()).toBe(1);
  expect(page.refusals).toHaveLength(1);
  again.close();
});

test('a match kept by other code is played again from its inputs; without its rules it is not guessed at', async () => {
  const page = new Page();
  const { game, solo } = await begin(page);
  solo.hear({ t: 'follow', table: 'SOLO' });
  await playOn(page, solo, () => (page.saved?.inputs.length ?? 0) > 20);
  solo.close();
  const { origin: _, ...unmarked } = page.saved!.host;
  const save = { ...page.saved!, host: { ...unmarked, memories: 'of another kind' as never } };
  const after = new Page();
  const again = Solo.goOn([game.module], save, after.world)!;
  again.hear({ t: 'follow', table: 'SOLO' });
  await vi.advanceTimersByTimeAsync(0);
  expect(after.wire).toEqual(page.wire);
  again.close();
  expect(Solo.goOn([], save, after.world)).toBeNull();
});
