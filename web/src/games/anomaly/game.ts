/** ANOMALY as a table plays it. */
import { type AN, blank, events, type Memory, speech } from '@lurk/anomaly/public';
import type { TableGame } from '../../play/frame/table.svelte';
import { boardOf } from './adapt/board';
import { heard } from './adapt/chat';
import { type Desk, deskRules } from './adapt/desk';
import { zonesOf } from './adapt/facts';
import { feedIn } from './adapt/feed';
import { look, type Perspective, say } from './adapt/perspective';
import { shown } from './adapt/picked';
import { heading } from './adapt/story';
import type { Key } from './adapt/things';
import { boardText } from './board-text';
import type { FeedView } from './model';

export const game: TableGame<AN, Memory, Perspective, Desk, Key, FeedView> = {
  speech,
  blank,
  desk: deskRules,
  events,
  heading,
  look,
  heard,
  momentIn: feedIn,
  boardText: (perspective, desk) => boardText(boardOf(perspective, desk, zonesOf(perspective), shown(perspective, desk)), say(perspective)),
};
