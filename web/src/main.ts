import { mount } from 'svelte';
import { Reader } from './i18n/context.svelte';
import { detectLang, rememberLang } from './i18n/detect';
import Site from './Site.svelte';
import './ui/base.css';

mount(Site, { target: document.body, props: { reader: new Reader(detectLang(), rememberLang) } });

// After everything else: the copy for days without a server must not slow down the first visit.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
