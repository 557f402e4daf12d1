/** ANOMALY as a table plays it. */
import { type AN, blank, type Memory, speech, turnCard } from '@lurk/anomaly/public';
import type { TableGame } from '../../play/frame/table.svelte';
import { about } from './adapt/about';
import { boardOf } from './adapt/board';
import { heard } from './adapt/chat';
import { type Desk, deskRules } from './adapt/desk';
import { zonesOf } from './adapt/facts';
import { feedIn } from './adapt/feed';
import { look, type Perspective, say } from './adapt/perspective';
import { shown } from './adapt/picked';
import { story } from './adapt/story';
import type { Key } from './adapt/things';
import { boardText } from './board-text';
import type { FeedView } from './model';

export const game: TableGame<AN, Memory, Perspective, Desk, Key, FeedView> = {
  speech,
  blank,
  desk: deskRules,
  story,
  turnCard,
  look,
  heard,
  momentIn: feedIn,
  about: (event, { open }) => about(event, open),
  boardText: (perspective, desk) => boardText(boardOf(perspective, desk, zonesOf(perspective), shown(perspective, desk)), say(perspective)),
};
