import { describe, expect, test } from 'vitest';
import { LONGEST_CHAT, readClient } from './protocol.ts';

const read = (message: unknown) => readClient(JSON.stringify(message));

describe('what a client may say', () => {
  test('is read as it is', () => {
    const answer = { t: 'answer', key: 'a-1', decision: 3, choice: { pick: 'play', with: [1, 2] } };
    expect(read(answer)).toEqual(answer);
    expect(read({ t: 'answer', key: 'a', decision: 3, choice: null })).not.toBeNull();
    expect(read({ t: 'follow', table: 'abcdef' })).toEqual({ t: 'follow', table: 'ABCDEF' });
  });

  const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`);
  const wrong: Record<string, unknown> = {
    'not an object': 7,
    'an unknown message': { t: 'become', seat: 1 },
    'an extra key': { t: 'start', seat: 1 },
    'a seat in an answer': { t: 'answer', key: 'a', decision: 1, choice: null, seat: 2 },
    'no choice': { t: 'answer', key: 'a', decision: 1 },
    'a number as text': { t: 'answer', key: 'a', decision: '1', choice: null },
    'a key with spaces': { t: 'answer', key: 'a b', decision: 1, choice: null },
    'a key too long': { t: 'answer', key: 'a'.repeat(33), decision: 1, choice: null },
    'a choice too deep': { t: 'answer', key: 'a', decision: 1, choice: deep },
    'a chat too long': { t: 'chat', text: 'x'.repeat(LONGEST_CHAT + 1) },
    'an empty chat': { t: 'chat', text: '   ' },
    'a chat with control characters': { t: 'chat', text: 'a\u0000b' },
    'a code with unclear letters': { t: 'follow', table: 'OOOIII' },
    'a hash that is none': { t: 'commit', round: 1, hash: 'xyz' },
    'a negative seat': { t: 'take', seat: -1 },
    'half a seat': { t: 'take', seat: 0.5 },
  };
  for (const [name, message] of Object.entries(wrong)) test(`is refused: ${name}`, () => expect(read(message)).toBeNull());
  test('is refused: no JSON', () => expect(readClient('{')).toBeNull());
});
