import { loadWords } from '@lurk/not-alone/public';
import type { GameGallery } from '../../../gallery/game-gallery';
import Pages from './Pages.svelte';
import { scenes } from './scenes';

const MADE_UP = [
  'hunted',
  'hunted-idle',
  'hunted-sealed',
  'creature',
  'creature-left',
  'scene-reveal',
  'end-creature',
  'end-hunted',
  'cards',
];

export const gallery: GameGallery = {
  pages: [...MADE_UP, ...Object.keys(scenes), 'plain-live-visit', 'plain-live-watch', 'plain-live-end'],
  Pages,
  loadWords,
};
