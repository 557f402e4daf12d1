/** Frames no honest page would send, drawn from a seed: the same seed gives the same storm. */
import { type Dice, diceOver, fastDice } from '@lurk/kernel';

export interface HostileFrame {
  kind: string;
  /** Sent one after the other as the fragments of one message; one part is a plain message. */
  parts: (string | Buffer)[];
  binary: boolean;
  /** Not a frame at all: bytes written to the line as they are, which must end it. */
  raw?: Buffer;
}

/** Messages of the protocol, to be spoiled; some stay whole, so that the storm does not stop at the gate. */
const LAWFUL: Record<string, unknown>[] = [
  { t: 'follow', table: 'ABCDEF', match: 'x', last: 3 },
  { t: 'sync' },
  { t: 'ping' },
  { t: 'chat', text: 'hello' },
  { t: 'take', seat: 1 },
  { t: 'leave' },
  { t: 'back' },
  { t: 'wish', side: 'creature' },
  { t: 'ready', ready: true },
  { t: 'seats', count: 3 },
  { t: 'seat', seat: 1, to: { kind: 'bot', level: 'random' } },
  { t: 'options', options: { expert: true }, speed: 'quick' },
  { t: 'start' },
  { t: 'rematch' },
  { t: 'commit', round: 1, hash: '0'.repeat(64) },
  { t: 'open', round: 1, nonce: '0'.repeat(32) },
  { t: 'answer', key: 'k', decision: 1, choice: null },
  { t: 'unseal', key: 'k', decision: 1 },
  { t: 'giveWay' },
];

/** Values as JSON text: some of them no JSON at all. */
const NASTY = [
  ...[
    'null',
    'true',
    '-0',
    '1e400',
    '-1e400',
    'Infinity',
    'NaN',
    '1e-400',
    '9007199254740993',
    '-1',
    '0.1',
    '99999999999999999999',
    '""',
    '" "',
    '[]',
    '{}',
  ],
  ...[
    '"__proto__"',
    '"constructor"',
    '"toString"',
    '{"__proto__":{"t":"start"}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"length":1e9}',
    '[[[[[[[[[[]]]]]]]]]]',
  ],
  ...[
    '"\\u0000"',
    '"\\ud800"',
    '"\\u202e"',
    '"\\u3164"',
    '"<script>"',
    '"\' OR 1=1 --"',
    '"../../etc/passwd"',
    '"%00"',
    '"🏴‍☠️"',
    'undefined',
    '[,]',
    '{"a":1,"a":2}',
    '01',
    "'x'",
  ],
  `"${'x'.repeat(600)}"`,
  `"${'é'.repeat(500)}"`,
  `[${'0,'.repeat(400)}0]`,
];

const open = (first: number, ...rest: number[]): Buffer => Buffer.from([first, ...rest]);
/** Bytes that break the protocol below ours: each must end its own line and no other. */
const BREAKS: [kind: string, bytes: Buffer][] = [
  ['unmasked', open(0x81, 0x02, 0x7b, 0x7d)],
  ['reserved bits', open(0xf1, 0x80, 0, 0, 0, 0)],
  ['unknown opcode', open(0x83, 0x80, 0, 0, 0, 0)],
  ['a ping too long', open(0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0)],
  ['a ping in pieces', open(0x09, 0x80, 0, 0, 0, 0)],
  ['a length of 2^63', open(0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0)],
  ['a continuation of nothing', open(0x80, 0x80, 0, 0, 0, 0)],
  ['a close with a bad code', open(0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01)],
  ['a close with half a code', open(0x88, 0x81, 0, 0, 0, 0, 0x03)],
  ['a request where frames belong', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
];

/** One frame in so many ends its line, and a new one has to be opened. */
const BREAKING = 100;

export function hostileFrames(seed: string): () => HostileFrame {
  const dice = diceOver(fastDice(seed));
  const below = (n: number): number => dice.below('frame', n);
  const any = <T>(list: readonly T[]): T => list[below(list.length)];
  const plain = (kind: string, text: string | Buffer, binary = false): HostileFrame => ({ kind, parts: [text], binary });
  const bytes = (n: number): Buffer => Buffer.from(Array.from({ length: n }, () => below(256)));

  /** A message with one field replaced, added or taken away; written by hand, because JSON would not say most of it. */
  const spoiled = (): string => {
    const fields = Object.entries(any(LAWFUL)).map(([name, value]) => [JSON.stringify(name), JSON.stringify(value)]);
    const at = below(fields.length + 1);
    if (at === fields.length) fields.push([any(['"__proto__"', '"seat"', '"more"', '"t"', '"constructor"']), any(NASTY)]);
    else if (below(6) === 0) fields.splice(at, 1);
    else fields[at] = [fields[at][0], any(NASTY)];
    return `{${fields.map((field) => field.join(':')).join(',')}}`;
  };
  const pieces = (text: string): string[] => {
    const cut = 1 + below(text.length);
    return [text.slice(0, cut), '', text.slice(cut)];
  };

  const kinds: [weight: number, make: () => HostileFrame][] = [
    [50, () => plain('spoiled', spoiled())],
    [12, () => plain('lawful', JSON.stringify(any(LAWFUL)))],
    [6, () => plain('value', any(NASTY))],
    [6, () => plain('cut short', JSON.stringify(any(LAWFUL)).slice(0, -1 - below(5)))],
    [6, () => plain('binary', bytes(1 + below(200)), true)],
    [6, () => ({ kind: 'fragments', parts: pieces(spoiled()), binary: false })],
    [4, () => plain('deep', `{"t":"answer","key":"k","decision":1,"choice":${'['.repeat(1800)}${']'.repeat(1800)}}`)],
    [4, () => plain('long', JSON.stringify({ t: 'chat', text: 'x'.repeat(3900) }))],
    [3, () => plain('many keys', `{${Array.from({ length: 300 }, (_, i) => `"k${i}":1`).join(',')}}`)],
    [2, () => plain('empty', '')],
    [1, () => plain('of letters', bytes(60).toString('latin1'))],
  ];
  const breaking: (() => HostileFrame)[] = [
    () => {
      const [kind, raw] = any(BREAKS);
      return { kind, parts: [], binary: false, raw };
    },
    () => plain('too big', 'x'.repeat(5000)),
    () => plain('no UTF-8', Buffer.from([0x7b, 0xc3, 0x28, 0xff, 0x7d])),
    () => ({ kind: 'too big in pieces', parts: Array.from({ length: 5 }, () => 'x'.repeat(1000)), binary: false }),
  ];
  return () => (below(BREAKING) === 0 ? any(breaking)() : weighed(kinds, dice)());
}

function weighed<T>(list: readonly [weight: number, what: T][], dice: Dice): T {
  let left = dice.below(
    'kind',
    list.reduce((sum, [weight]) => sum + weight, 0),
  );
  for (const [weight, what] of list) {
    left -= weight;
    if (left < 0) return what;
  }
  return list[0][1];
}

/** Does this frame end its line? */
export const endsLine = ({ kind, raw }: HostileFrame): boolean => raw !== undefined || /^too big|^no UTF-8/.test(kind);
