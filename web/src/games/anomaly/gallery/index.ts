import { loadWords } from '@lurk/anomaly/public';
import type { GameGallery } from '../../../gallery/game-gallery';
import Pages from './Pages.svelte';
import { scenes } from './scenes';

const MADE_UP = ['student', 'student-move', 'student-table', 'trap-window', 'monster', 'monster-know', 'scent', 'possess', 'spectator'];

export const gallery: GameGallery = {
  pages: [...MADE_UP, 'scene-feed', 'scene-feed-miss', 'end', 'end-lost', ...Object.keys(scenes), 'plain-live-body'],
  Pages,
  loadWords,
};
