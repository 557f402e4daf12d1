/** What is done once a Victim has chosen: apart from what can be chosen, which a page reads. */
import { call, type Value } from '@lurk/kernel';
import type { CharacterId } from '../../data/characters.ts';
import type { C, Frames, RunKind } from '../../types.ts';

type Calls<P extends keyof Frames & string> = { [Q in P]: ReturnType<typeof call<Q, Frames[Q]>> }[P];
/** What it calls for once it is done; nothing where it is done on the spot. */
export type Called = Calls<'run' | 'arrive' | 'decode' | 'heal' | 'selfHeal' | 'search' | 'hide' | 'bunker' | 'peek'> | null;
/** By the name of each, with what is said with it. */
export type Acts<Given> = { [K in keyof Given & Value]: (c: C, victim: CharacterId, given: Given[K]) => Called };

export const running = (victim: CharacterId, how: RunKind) => call('run', { victim, how });
