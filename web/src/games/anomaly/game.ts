/** ANOMALY as a table plays it. */
import { type AN, blank, type Memory, speech } from '@lurk/anomaly/public';
import type { TableGame } from '../../play/table.svelte';
import { boardOf } from './adapt/board';
import { type Desk, deskRules } from './adapt/desk';
import { zonesOf } from './adapt/facts';
import { feedIn } from './adapt/feed';
import { shown } from './adapt/given';
import { look, type Sight, say } from './adapt/sight';
import { story } from './adapt/story';
import { heard } from './adapt/talk';
import type { Key } from './adapt/things';
import type { FeedView } from './model';
import { boardText } from './say';

export const game: TableGame<AN, Memory, Sight, Desk, Key, FeedView> = {
  speech,
  blank,
  desk: deskRules,
  story,
  look,
  heard,
  momentIn: feedIn,
  boardText: (sight, desk) => boardText(boardOf(sight, desk, zonesOf(sight), shown(sight, desk)), say(sight)),
};
