import { loadWords } from '@lurk/the-thing/public';
import type { GameGallery } from '../../../gallery/game-gallery';
import { greatScenes } from './great-scenes';
import Pages from './Pages.svelte';
import { scenes } from './scenes';

export const gallery: GameGallery = { pages: [...Object.keys(scenes), ...Object.keys(greatScenes)], Pages, loadWords };
