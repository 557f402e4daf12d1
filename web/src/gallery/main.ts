import { loadWords as loadAnomaly } from '@lurk/anomaly/public';
import { loadWords as loadNotAlone } from '@lurk/not-alone/public';
import { mount } from 'svelte';
import { Reader } from '../i18n/context.svelte';
import type { Theme } from '../ui/types';
import '../ui/base.css';
import Gallery from './Gallery.svelte';

/** ?page=hunted&lang=fr&tab=table&theme=contrast */
const query = new URLSearchParams(location.search);
const theme = query.get('theme') as Theme | null;
if (theme) document.documentElement.dataset.theme = theme;
await Promise.all([loadAnomaly(), loadNotAlone()]);
mount(Gallery, {
  target: document.body,
  props: {
    reader: new Reader(query.get('lang') === 'fr' ? 'fr' : 'en'),
    page: query.get('page') ?? 'parts',
    tab: query.get('tab') ?? undefined,
  },
});
