import { loadWords } from '@lurk/victim/public';
import type { GameGallery } from '../../../gallery/game-gallery';
import { great } from './great';
import { live } from './live';
import Pages from './Pages.svelte';
import { scenes } from './scenes';

export const gallery: GameGallery = {
  pages: [...Object.keys(scenes), ...Object.keys(live), 'scene-curse', 'scene-curse-mine', ...Object.keys(great), 'end', 'end-lost'],
  Pages,
  loadWords,
};
