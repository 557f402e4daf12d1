/**
 * The page once for every game and language, under the head that a chat shows of a link to it, and once for Lurk itself: the same page,
 * told differently to whoever runs no script. The server chooses among them (server/gateway/heads.ts) and puts its address in.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@lurk/i18n';
import { HEADS, headName, NO_GAME, ORIGIN } from '@lurk/table';
import type { Plugin } from 'vite';
import type { WorldWords } from './src/games/worlds';
import { shell as en } from './src/i18n/shell/en.ts';
import { shell as fr } from './src/i18n/shell/fr.ts';

const TOLD = { en: { shell: en, locale: 'en_GB' }, fr: { shell: fr, locale: 'fr_FR' } } as const;
const LANGS = Object.keys(TOLD) as Lang[];
/** As the pictures are drawn (pictures.ts). */
export const PICTURE = { width: 1200, height: 630 } as const;
const games = join(import.meta.dirname, 'src/games');

/** By game, of every one that the home page shows. */
export function worldWords(): Map<string, WorldWords> {
  const path = (game: string): string => join(games, game, 'world/words.json');
  const told = readdirSync(games).filter((game) => existsSync(path(game)));
  return new Map(told.map((game) => [game, JSON.parse(readFileSync(path(game), 'utf8'))]));
}

/** The pages by their names, made of the one that was built. */
export function headsOf(page: string, worlds: ReadonlyMap<string, WorldWords>): Map<string, string> {
  const told = [NO_GAME, ...worlds.keys()];
  return new Map(
    told.flatMap((game) => LANGS.map((lang) => [headName(game, lang), withHead(page, game, worlds.get(game), lang)] as const)),
  );
}

function withHead(page: string, game: string, world: WorldWords | undefined, lang: Lang): string {
  const { shell, locale } = TOLD[lang];
  const title = world ? shell.title.at(world.name) : shell.title.home;
  const description = world ? `${world.pitch[lang]} ${world.players} · ${world.minutes}` : shell.description;
  const properties = {
    'og:type': 'website',
    'og:site_name': shell.title.home,
    'og:title': title,
    'og:description': description,
    'og:locale': locale,
    'og:image': `${ORIGIN}/og/${game}.png`,
    'og:image:type': 'image/png',
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:image:alt': world?.name ?? shell.title.home,
  };
  const metas = Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`);
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  const head = [`<title>${escaped(title)}</title>`, ...metas, card].join('\n    ');
  const described = `<meta name="description" content="${escaped(description)}" />`;
  return put(put(page, /<meta name="description" content="[^"]*" \/>/g, described), /<title>[^<]*<\/title>/g, head);
}

/** In the one place where it belongs. */
function put(page: string, place: RegExp, text: string): string {
  const found = page.match(place)?.length;
  if (found !== 1) throw new Error(`the page has ${found ?? 0} places for ${text.slice(0, 40)}`);
  return page.replace(place, () => text);
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);

export function headsPlugin(): Plugin {
  return {
    name: 'lurk-heads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = Object.values(bundle).find(({ fileName }) => fileName === 'index.html');
        if (page?.type !== 'asset') throw new Error('there is no page to put heads on');
        for (const [name, source] of headsOf(String(page.source), worldWords()))
          this.emitFile({ type: 'asset', fileName: `${HEADS}/${name}`, source });
      },
    },
  };
}
