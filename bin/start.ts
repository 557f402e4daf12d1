// `npm start`: the page, if it has to be built, then the server.
import { buildPage } from './build-page.ts';

// Somebody else's page needs no build of ours.
if (!process.env.LURK_WEB) buildPage();
await import(new URL('../server/main.ts', import.meta.url).href);
