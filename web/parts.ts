// What is fetched together lies in one file, from the most common to the most particular: what every visitor has, what every table
// has, what every seat at a game has, what one side of it has. A part fetched on demand keeps what nobody else needs.
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const GAME = /\/web\/src\/games\/([a-z-]+)\//;
const TABLE = /\/(Table\.svelte|kit\.ts)$/;
const SIDE = /\/sides\/(\w+)\.ts$/;

/** The words of a game come by language: those of the table together, those of the lobby, the lesson, the book and the end apart. */
const WORDS = /\/games\/([a-z-]+)\/i18n\/([a-z-]+)\.(en|fr)\.ts$/;
const APART: readonly string[] = ['lobby', 'glossary', 'end', 'coach'];
const wordsPart =
  (apart: boolean) =>
  (id: string): string | null => {
    const [, game, name = '', lang] = WORDS.exec(id) ?? [];
    return game && APART.includes(name) === apart ? `${apart ? name : 'table'}-${game}-${lang}` : null;
  };
/** What texts of several languages or games share: without a part of its own it would lie in one of them, and readers of the others would fetch that too. */
const SHARED_BY_TEXTS = /\/i18n\/(format|lines|elision)\.ts$/;

/** Where fetching begins for a module: the page itself, or a part that is fetched apart. */
function startsOf(id: string, graph: Graph, seen = new Set<string>()): string[] {
  const module = graph.getModuleInfo(id);
  if (!module || seen.has(id)) return [];
  seen.add(id);
  const own = module.isEntry || module.dynamicImporters.length > 0 ? [id] : [];
  return [...own, ...module.importers.flatMap((above) => startsOf(above, graph, seen))];
}

/** The part a module of a game's screens belongs to; the rules and words it needs come along. */
function screenPart(id: string, graph: Graph): string | null {
  const game = GAME.exec(id)?.[1];
  if (!game) return null;
  const starts = startsOf(id, graph);
  if (starts.some((start) => TABLE.test(start))) return game;
  const sides = starts.flatMap((start) => SIDE.exec(start)?.[1] ?? []);
  if (sides.length === 1) return `${game}-side-${sides[0]}`;
  return sides.length > 1 ? game : null;
}
/** Of what several games share: nobody needs it before a match ends. */
const isEnding = (id: string, graph: Graph): boolean => !startsOf(id, graph).some((start) => TABLE.test(start) || SIDE.test(start));
/** The table without drawings, with what nothing else needs: a game drawn by hand never fetches it. */
const PLAIN = /\/web\/src\/play\/plain\//;
function isPlain(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (PLAIN.test(id)) return true;
  const module = graph.getModuleInfo(id);
  if (!module || module.isEntry || module.dynamicImporters.length > 0 || module.importers.length === 0 || seen.has(id)) return false;
  seen.add(id);
  return module.importers.every((above) => isPlain(above, graph, seen));
}

/** Of no game: what one of them needs may be needed by another. */
const isShared = (id: string): boolean => !/\/games\/|\/asking\/widgets\/\w+\.svelte/.test(id);

const gamePart = (id: string, graph: Graph): string | null => {
  const part = screenPart(id, graph);
  return part?.includes('-side-') ? null : part;
};

export const parts: Rolldown.CodeSplittingGroup[] = [
  // What grows with the number of games stands apart from the page, which does not (third-game.mjs).
  { name: 'games', test: /\/games\/index\.ts$|\/web\/src\/games\/((registry|worlds)\.ts|[a-z-]+\/world\/)/, priority: 7 },
  { name: 'sentences', test: SHARED_BY_TEXTS, priority: 7 },
  // The table first: what it shares with the end or the book would otherwise lie with those, and every table would fetch them too.
  { name: wordsPart(false), debugName: 'words of the table', priority: 7 },
  { name: wordsPart(true), debugName: 'words apart', priority: 6 },
  { name: 'first', tags: ['$initial'], priority: 5 },
  {
    name: (id, graph) => (isShared(id) && !isPlain(id, graph) ? (isEnding(id, graph) ? 'ending' : 'play') : null),
    debugName: 'play',
    minShareCount: 2,
    priority: 4,
  },
  { name: 'chooser', test: /\/asking\/widgets\//, priority: 3 },
  { name: (id, graph) => (isShared(id) && isPlain(id, graph) ? 'plain' : null), debugName: 'plain', priority: 2 },
  { name: gamePart, debugName: 'games', priority: 1 },
  { name: screenPart, debugName: 'sides' },
];
