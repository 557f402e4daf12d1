/** Who hears what this viewer says, for whatever part of a screen shows the box. A screen on its own, as in a gallery, says it itself. */
import type { GameTypes, View } from '@lurk/kernel';
import { getContext, setContext } from 'svelte';

/** Everybody; watchers alone; or those alone who have left the match for good. */
export type ChatAudience = 'all' | 'watchers' | 'out';

/** While a match runs; afterwards everybody hears everybody. */
export function chatAudienceOf(view: Pick<View<GameTypes>, 'seat' | 'out' | 'over'> | null): ChatAudience {
  if (!view || view.over !== null) return 'all';
  if (view.seat === null) return 'watchers';
  return view.out?.includes(view.seat) ? 'out' : 'all';
}

const KEY = Symbol('hearers');
export const provideChatAudience = (hearers: () => ChatAudience): void => void setContext(KEY, hearers);
export const useChatAudience = (): (() => ChatAudience) | undefined => getContext(KEY);
