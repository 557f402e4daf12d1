import { mount } from 'svelte';
import { Reader } from '../i18n/context.svelte';
import type { Theme } from '../ui/types';
import '../ui/base.css';
import Gallery from './Gallery.svelte';
import { galleries } from './game-gallery';

/** ?page=GAME/PAGE&lang=fr&tab=table&theme=contrast */
const query = new URLSearchParams(location.search);
const theme = query.get('theme') as Theme | null;
if (theme) document.documentElement.dataset.theme = theme;
await Promise.all([...galleries.values()].map(({ loadWords }) => loadWords()));
const reader = new Reader(query.get('lang') === 'fr' ? 'fr' : 'en');
// Switches the language in place, so that viewing a page in both languages loads it once.
addEventListener('gallery-lang', (event) => event instanceof CustomEvent && reader.choose(event.detail));
mount(Gallery, {
  target: document.body,
  props: {
    reader,
    page: query.get('page') ?? 'parts',
    tab: query.get('tab') ?? undefined,
  },
});
