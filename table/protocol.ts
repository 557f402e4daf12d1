/**
 * Every message between a client and a table, both ways: the one definition. Unknown keys are rejected and every size is bounded,
 * so that what a stranger sends is either exactly one of these or refused.
 */
import type { GameTypes, Json } from '@lurk/kernel';
import * as v from 'valibot';
import { isReadable, plainWords, tidy } from './names.ts';
import { Hash, Nonce, Terms } from './terms.ts';
import type { WireView } from './wire.ts';

/** More than any message of ours needs; a bigger one is not read at all. */
export const MOST_BYTES = 4096;
/** Deeper than any choice of any game. */
const DEEPEST = 8;

function isShallow(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return true;
  return depth < DEEPEST && Object.values(value).every((inner) => isShallow(inner, depth + 1));
}

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const plain = v.custom<Json>((value) => value !== undefined && isShallow(value));

/** Letters that are not taken for one another, read aloud or on a phone. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE = new RegExp(`^[${CODE_LETTERS}]{6}$`);
export const CodeText = v.pipe(v.string(), v.maxLength(16), v.toUpperCase(), v.regex(CODE));
export const LONGEST_NAME = 24;
export const Nickname = v.pipe(
  v.string(),
  v.maxLength(4 * LONGEST_NAME),
  v.transform(tidy),
  v.maxLength(LONGEST_NAME),
  v.check(isReadable),
);
/** Counted as a page's `maxlength` counts: in UTF-16 units. */
export const LONGEST_CHAT = 500;
export const ChatText = v.pipe(
  v.string(),
  v.maxLength(LONGEST_CHAT),
  v.transform(plainWords),
  v.minLength(1),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
);

export const Speed = v.picklist(['quick', 'normal', 'relaxed', 'none']);
export type Speed = v.InferOutput<typeof Speed>;
export const BotLevel = v.picklist(['random', 'beginner']);
export type BotLevel = v.InferOutput<typeof BotLevel>;

const seat = whole(15);
/** Chosen by the client, once per input: sending the same input again under the same key never counts twice. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));
const decision = whole(1e9);

/** What a client says on the socket. Who says it, and for which seat, is known from the connection and never read from a message. */
export const ClientMessage = v.variant('t', [
  v.strictObject({
    t: v.literal('follow'),
    table: CodeText,
    match: v.optional(text(40)),
    last: v.optional(whole(1e9)),
    /** Not at the table yet, but reading what a newcomer reads: a match of one person among bots waits for that. */
    reading: v.optional(v.boolean()),
  }),
  v.strictObject({ t: v.literal('sync') }),
  v.strictObject({ t: v.literal('ping') }),
  // With a key, a refusal says of which words
  v.strictObject({ t: v.literal('chat'), text: ChatText, key: v.optional(key) }),
  // In the lobby
  v.strictObject({ t: v.literal('take'), seat: v.optional(seat) }),
  v.strictObject({ t: v.literal('leave') }),
  v.strictObject({ t: v.literal('back') }),
  v.strictObject({ t: v.literal('wish'), side: v.nullable(text(24)) }),
  v.strictObject({ t: v.literal('ready'), ready: v.boolean() }),
  v.strictObject({ t: v.literal('seats'), count: seat }),
  v.strictObject({
    t: v.literal('seat'),
    seat,
    to: v.variant('kind', [
      v.strictObject({ kind: v.literal('open') }),
      v.strictObject({ kind: v.literal('closed') }),
      v.strictObject({ kind: v.literal('bot'), level: BotLevel }),
    ]),
  }),
  v.strictObject({ t: v.literal('options'), options: v.optional(v.record(text(40), plain)), speed: v.optional(Speed) }),
  v.strictObject({ t: v.literal('start') }),
  // Who belongs to the table: by its host, at any time but for `remove`
  v.strictObject({ t: v.literal('lock'), locked: v.boolean() }),
  v.strictObject({ t: v.literal('hand'), seat }),
  v.strictObject({ t: v.literal('remove'), seat }),
  // By whoever was host and had been gone for too long
  v.strictObject({ t: v.literal('regain'), wants: v.boolean() }),
  // By anybody who sits here: about somebody at the door
  v.strictObject({ t: v.literal('admit'), id: text(24), lets: v.boolean() }),
  // During a match: whether somebody is put out of it
  v.strictObject({ t: v.literal('callVote'), seat }),
  v.strictObject({ t: v.literal('vote'), yes: v.boolean() }),
  // By somebody who watches: to take over from a bot
  v.strictObject({ t: v.literal('askSeat'), seat }),
  v.strictObject({ t: v.literal('rematch') }),
  // The deal
  v.strictObject({ t: v.literal('commit'), commitment: Hash, hash: Hash }),
  v.strictObject({ t: v.literal('open'), commitment: Hash, nonce: Nonce }),
  // The match
  v.strictObject({ t: v.literal('answer'), key, decision, choice: plain }),
  v.strictObject({ t: v.literal('unseal'), key, decision }),
  // Where the first answer counts for all: let the others go first
  v.strictObject({ t: v.literal('giveWay') }),
  // All that was told up to this frame has been shown
  v.strictObject({ t: v.literal('seen'), n: whole(1e9) }),
  // The page is before somebody's eyes, and they have moved something; or it is hidden. Nobody else is told
  v.strictObject({ t: v.literal('here'), looking: v.boolean() }),
  // How this seat wants to be asked
  v.strictObject({
    t: v.literal('wants'),
    emptyToo: v.optional(v.boolean()),
    passing: v.optional(v.boolean()),
    // What to answer to a question that is still to come; null drops it
    planned: v.optional(v.nullable(v.strictObject({ kind: text(40), choice: plain }))),
  }),
  // For a seat whose person has been gone for long enough
  v.strictObject({ t: v.literal('callBot'), seat }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

export const REFUSALS = [
  'badMessage',
  'tooBig',
  'tooFast',
  'tooMany',
  'notNow',
  'notHost',
  'notSeated',
  'noSuchTable',
  'noSuchGame',
  'badOptions',
  'taken',
  'full',
  'tooFew',
  'notReady',
  'storage',
  'stopping',
  'otherRules',
  'notGone',
  'voted',
  // Not let in
  'removed',
  'locked',
  'atDoor',
  // The kernel's own
  'notYourDecision',
  'decisionClosed',
  'notAnOption',
  'matchOver',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

const Absence = v.strictObject({
  /** Server time since when the person is not connected… */
  since: v.number(),
  /** … and from when the others may call for a bot, or a lobby passes to another host. */
  until: v.number(),
  /** The seats that call for a bot, and how many must. */
  calls: v.array(seat),
  needed: whole(15),
});
export type Absence = v.InferOutput<typeof Absence>;

/** Whether somebody is put out of a running match, or takes over from a bot. Everybody is told who asked for it, and what everybody says. */
const Vote = v.strictObject({
  seat,
  joins: v.optional(v.strictObject({ id: text(24), name: text(24) })),
  /** Who called for it comes first. */
  yes: v.array(seat),
  no: v.array(seat),
  needed: whole(15),
  until: v.number(),
});

const SeatInfo = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: BotLevel, name: text(24), side: v.nullable(text(24)) }),
  v.strictObject({
    kind: v.literal('person'),
    id: text(24),
    name: text(24),
    side: v.nullable(text(24)),
    ready: v.boolean(),
    /** Connected just now. */
    here: v.boolean(),
    /** Has left the match: a bot answers until the person is back. */
    away: v.boolean(),
    /** While the person is neither connected nor played for by a bot. */
    gone: v.optional(Absence),
  }),
]);
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

export const TableInfo = v.strictObject({
  code: CodeText,
  game: text(24),
  state: v.picklist(['lobby', 'dealing', 'playing', 'over']),
  /** The person who may arrange and start. */
  host: text(24),
  seats: v.array(SeatInfo),
  options: v.record(text(40), plain),
  speed: Speed,
  /** The running or finished match; its record is at /api/matches/<match> once it is over. */
  match: v.nullable(text(40)),
  you: v.nullable(seat),
  /** The match began under rules that are not here any more: it is kept as it is, and goes on when they are back. */
  frozen: v.optional(v.literal(true)),
  /** Watchers connected. */
  watchers: whole(1e6),
  /** Nobody new comes in. */
  locked: v.optional(v.literal(true)),
  /** You were host until you were gone for too long: do you want to be it again? */
  wasHost: v.optional(v.literal(true)),
  /** Who wants to come in and waits for a word: told to those who sit here. */
  door: v.optional(v.array(v.strictObject({ id: text(24), name: text(24) }))),
  vote: v.optional(Vote),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

const anything = v.custom<Json>((value) => value !== undefined);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** What a view and an event hold is the game's own: here they are known by what all games have. */
const view = v.custom<WireView>((value) => isObject(value) && 'open' in value && 'stack' in value);
const event = v.custom<GameTypes['Event']>((value) => isObject(value) && 't' in value && typeof value.t === 'string');
const millis = v.number();

const Chat = v.strictObject({
  id: whole(1e9),
  from: text(24),
  name: text(24),
  text: v.string(),
  at: millis,
  /** Said among watchers, who are not heard by the table while the match runs. */
  gallery: v.boolean(),
  /** Said among those who have left the match for good, who are not heard by anybody else while it runs. */
  out: v.optional(v.literal(true)),
});
export type Chat = v.InferOutput<typeof Chat>;

export const ServerMessage = v.variant('t', [
  v.strictObject({ t: v.literal('hello'), you: v.strictObject({ id: text(24), name: text(24) }), now: millis }),
  v.strictObject({ t: v.literal('table'), table: TableInfo }),
  /** How many watch, at most once a second, if it has changed. */
  v.strictObject({ t: v.literal('watchers'), count: whole(1e6) }),
  v.strictObject({ t: v.literal('gone') }),
  v.strictObject({ t: v.literal('pong'), now: millis }),
  v.strictObject({ t: v.literal('chats'), list: v.array(Chat) }),
  v.strictObject({ t: v.literal('chat'), ...Chat.entries }),
  v.strictObject({
    t: v.literal('deal'),
    /** What the server binds itself to, together with its secret. */
    terms: Terms,
    commitment: Hash,
    step: v.picklist(['commit', 'open']),
    /** By seat; null for bots and for people who have not committed themselves. */
    hashes: v.array(v.nullable(Hash)),
    /** The seats whose number has come in. */
    opened: v.array(seat),
  }),
  v.strictObject({
    t: v.literal('view'),
    match: text(40),
    n: whole(1e9),
    now: millis,
    view,
    /** What this viewer has been told so far, as far back as the log goes. */
    log: v.array(event),
    due: v.nullable(millis),
  }),
  v.strictObject({
    t: v.literal('frame'),
    n: whole(1e9),
    events: v.optional(v.array(event)),
    patch: v.optional(anything),
    due: v.optional(v.nullable(millis)),
    seals: v.optional(text(64)),
  }),
  v.strictObject({ t: v.literal('givesWay'), seat }),
  v.strictObject({ t: v.literal('clock'), now: millis, due: v.nullable(millis) }),
  /** How your seat wants to be asked; told to that seat alone. */
  v.strictObject({
    t: v.literal('wants'),
    emptyToo: v.boolean(),
    passing: v.boolean(),
    /** What it will answer; `lapsed` if the question has come and does not take it. */
    planned: v.optional(v.strictObject({ kind: text(40), about: anything, choice: anything, lapsed: v.optional(v.literal(true)) })),
  }),
  v.strictObject({ t: v.literal('ok'), key, receipt: v.optional(Hash) }),
  v.strictObject({ t: v.literal('refused'), code: v.picklist(REFUSALS), of: v.optional(text(24)), key: v.optional(key) }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;

/** The schemas by the name of their message: found at once, instead of asking each of them in turn whether it is the one. */
const SCHEMAS = new Map<unknown, (typeof ClientMessage.options)[number]>(
  ClientMessage.options.map((schema) => [schema.entries.t.literal, schema]),
);

/** Reads a client's message; null unless it is exactly one of them. */
export function readClient(raw: string): ClientMessage | null {
  const said = parse(raw);
  const schema = isObject(said) && 't' in said ? SCHEMAS.get(said.t) : undefined;
  if (!schema) return null;
  const parsed = v.safeParse(schema, said);
  return parsed.success ? parsed.output : null;
}

export function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** The bodies of the requests by HTTP. A list is an object too, and would pass for an empty one. */
const noList = v.custom<Record<string, unknown>>((value) => !Array.isArray(value));
const body = <E extends v.ObjectEntries>(entries: E) => v.pipe(noList, v.strictObject(entries));
export const EmptyBody = body({});
export const HelloBody = body({ name: v.optional(Nickname) });
export const TableBody = body({
  game: text(24),
  seats: v.optional(seat),
  options: v.optional(v.record(text(40), plain)),
  speed: v.optional(Speed),
  name: v.optional(Nickname),
});
export const PlayBody = body({
  game: text(24),
  seats: v.optional(seat),
  level: v.optional(BotLevel),
  side: v.optional(text(24)),
  options: v.optional(v.record(text(40), plain)),
  speed: v.optional(Speed),
  name: v.optional(Nickname),
});
export type TableBody = v.InferOutput<typeof TableBody>;
export type PlayBody = v.InferOutput<typeof PlayBody>;
