import { mount } from 'svelte';
import { Reader } from './i18n/context.svelte';
import { detectLang, rememberLang } from './i18n/detect';
import Site from './Site.svelte';
import './ui/base.css';

// In a task of its own: evaluating all scripts and rendering the page in one task takes a slow phone too long.
setTimeout(() => mount(Site, { target: document.body, props: { reader: new Reader(detectLang(), rememberLang) } }));

// After everything else: caching the page for offline use must not slow down the first visit.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
