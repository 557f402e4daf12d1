import { expect, test } from 'vitest';
import { BEAT, BREAK, LINE, line, OUTCOME, outcome, type Passage, SCENE, scene, showing, showTime } from './beats.ts';

test('what is told to everybody is shown as long as its kind says; what only some were told takes no time', () => {
  const beats = { strike: { beat: 2000 }, night: { beat: 500 } };
  const event = (t: string) => ({ t });
  expect(showTime(beats, [])).toBe(0);
  expect(
    showTime(beats, [
      { to: 'all', event: event('strike') },
      { to: 'all', event: event('whisper') },
      { to: [1], event: event('night') },
      { to: 'all', event: event('night') },
    ]),
  ).toBe(2500);
});

test('steps of one passage are a beat with one more line each, and what they lead up to has the time it takes to read it', () => {
  const beats = {
    step: { beat: line('run') },
    find: { beat: outcome('run') },
    fall: { beat: scene('run') },
    harm: { beat: line('harm') },
    hit: { beat: BEAT },
    turn: { beat: BREAK },
  };
  const time = (...kinds: string[]): number =>
    showTime(
      beats,
      kinds.map((t) => ({ to: 'all', event: { t } })),
    );
  expect(time('step', 'step', 'step')).toBe(OUTCOME + 2 * LINE);
  expect(time('step', 'find', 'step')).toBe(2 * OUTCOME + LINE);
  expect(time('find', 'step')).toBe(OUTCOME + LINE);
  expect(time('step', 'fall', 'step')).toBe(OUTCOME + SCENE + LINE);
  expect(time('fall', 'step')).toBe(SCENE + LINE);
  expect(time('step', 'harm')).toBe(2 * OUTCOME);
  expect(time('step', 'hit', 'step')).toBe(OUTCOME + BEAT + OUTCOME);
  expect(time('step', 'unremarkable', 'step')).toBe(OUTCOME + LINE);
  expect(time('step', 'turn', 'step')).toBe(2 * OUTCOME);
});

test('the same kinds take the same time however they are spread over inputs', () => {
  const beats = { step: { beat: line('run') }, find: { beat: outcome('run') }, hit: { beat: BEAT }, turn: { beat: BREAK } };
  const kinds = ['step', 'step', 'find', 'whisper', 'step', 'hit', 'step', 'turn', 'step', 'step'];
  const told = kinds.map((t) => ({ to: t === 'whisper' ? [1] : ('all' as const), event: { t } }));
  const whole = showTime(beats, told);
  for (let size = 1; size < told.length; size++) {
    let sum = 0;
    let passage: Passage = null;
    for (let i = 0; i < told.length; i += size) {
      const part: { ms: number; passage: Passage } = showing(beats, told.slice(i, i + size), passage);
      passage = part.passage;
      sum += part.ms;
    }
    expect(sum).toBe(whole);
  }
});
