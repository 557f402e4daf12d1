import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { headsPlugin } from './heads.ts';
import { parts } from './parts.ts';

/**
 * Writes the service worker with the list of everything that was built, so that a whole new build is a whole new copy.
 * Faces of games that cannot be played yet stay out: nobody would see them.
 */
function offlineCopy(): Plugin {
  const FACE = /^src\/games\/([a-z-]+)\/faces\//;
  const isPlayed = (game: string): boolean => existsSync(join(import.meta.dirname, 'src/games', game, 'Table.svelte'));
  const isLater = (source: string): boolean => {
    const game = FACE.exec(source)?.[1];
    return game !== undefined && !isPlayed(game);
  };
  return {
    name: 'lurk-offline-copy',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const kept = Object.values(bundle).filter((file) => file.type === 'chunk' || !file.originalFileNames.some(isLater));
        const built = kept.map(({ fileName }) => fileName).filter((name) => name !== 'index.html' && !name.startsWith('.'));
        // Pictures for chats lie in a folder of their own there: no page ever shows them.
        const lying = readdirSync(join(import.meta.dirname, 'public'), { withFileTypes: true }).filter((entry) => entry.isFile());
        const files = [...built, ...lying.map(({ name }) => name)].sort().map((name) => `/${name}`);
        const page = Object.values(bundle).find(({ fileName }) => fileName === 'index.html');
        const version = createHash('sha256')
          .update(JSON.stringify(files))
          .update(page?.type === 'asset' ? page.source : '')
          .digest('hex')
          .slice(0, 12);
        const source = readFileSync(join(import.meta.dirname, 'src/sw.js'), 'utf8');
        const lists = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: lists + source.replace(/^\/\* global[^\n]*\n/, '') });
      },
    },
  };
}

/** `--mode gallery` builds the component gallery instead of the site; it never ships. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'gallery' ? [] : [offlineCopy(), headsPlugin()])],
  worker: { format: 'es' },
  // A server started beside it (`npm start`) answers for the tables while the page is worked on.
  server: { proxy: { '/api': 'http://127.0.0.1:8787', '/ws': { target: 'ws://127.0.0.1:8787', ws: true } } },
  build: {
    target: 'es2022',
    outDir: mode === 'gallery' ? '.gallery' : 'dist',
    // What belongs to what: sizes.mjs reads it.
    manifest: true,
    // Every drawing and face stays a file of ours: the content policy allows neither data: nor inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: mode === 'gallery' ? 'gallery.html' : 'index.html',
      // The gallery is one file: a page that stands there is whole, and nothing of it comes later.
      output: { codeSplitting: mode === 'gallery' ? false : { groups: parts } },
      // A slow machine is no news.
      checks: { pluginTimings: false },
    },
  },
}));
