/** Numbers of chats: one range for each group whose talk the others do not hear while a match runs. */
export const AMONG = ['all', 'watchers', 'out'] as const;
export type Among = (typeof AMONG)[number];
/** Each group counts for itself: a common number, or a common backlog, would show the others how much is said without them. */
export const CHAT_RANGE = 1e8;
export const CHAT_RANGES: readonly number[] = AMONG.map((_, i) => i * CHAT_RANGE);
/** Chats kept of one table in each range; more than anybody is shown. */
export const CHATS_KEPT = 200;
