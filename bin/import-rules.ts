// Which package may import which. A package is a top-level folder, or one game; everything else (bin/, bench/, configuration) is free.
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { sourcesOf } from './sources.ts';

type Entry =
  | 'kernel'
  | 'i18n'
  | 'contract'
  | 'games'
  | 'games/rules'
  | 'game'
  | 'game/public'
  | 'game/reckoning'
  | 'testkit'
  | 'bots'
  | 'table'
  | 'server'
  | 'web';

const mayImport: Record<string, Entry[]> = {
  kernel: [],
  i18n: ['kernel'],
  contract: ['kernel', 'i18n'],
  game: ['kernel', 'i18n', 'contract'],
  games: ['contract'],
  testkit: ['kernel', 'contract'],
  // Dice, thresholds and tunable numbers are for code that evaluates moves (bots, tests); a page shows the facts that the game derives from them.
  bots: ['kernel', 'game/public', 'game/reckoning'],
  table: ['kernel', 'contract'],
  server: ['kernel', 'contract', 'table', 'games', 'games/rules', 'bots'],
  web: ['kernel', 'i18n', 'contract', 'table', 'game/public', 'bots'],
};

/** Which folder of the server may use which: towards the store, never back. Files outside the folders (settings, services) may be used by all. */
const SERVER_FOLDERS: Record<string, readonly string[]> = {
  common: [],
  store: ['common'],
  commit: ['store', 'common'],
  bots: ['commit', 'common'],
  cluster: ['commit', 'store', 'common'],
  table: ['cluster', 'commit', 'store', 'common'],
  gateway: ['table', 'commit', 'store', 'common'],
  ops: ['gateway', 'table', 'bots', 'commit', 'store', 'common'],
};

/** What is wrong with one file of the server using another; undefined if nothing is. */
function judgeFolders(path: string, target: string): string | undefined {
  const folderOf = (file: string): string | undefined => /^server\/([^/]+)\//.exec(file)?.[1];
  const [from, to] = [folderOf(path), folderOf(target)];
  if (from === undefined || from === to) return undefined;
  if (to === undefined) return /^server\/(app|main)\.ts$/.test(target) ? `imports '${target}', which puts the folders together` : undefined;
  return SERVER_FOLDERS[from]?.includes(to) ? undefined : `imports '${target}': server/${from} may not use server/${to}`;
}

/** What a test may import beyond its package's own list. */
const testsMayImport: Record<string, Entry[]> = {
  games: ['kernel', 'i18n'],
  testkit: ['game', 'game/public'],
  table: ['game', 'games', 'games/rules', 'bots'],
  bots: ['game', 'testkit'],
  server: ['game', 'game/public'],
  web: ['games', 'games/rules', 'game', 'game/reckoning'],
};

/**
 * Play without a server runs the rules in the browser, in a worker whose code lies in offline/; the gallery, which never ships, plays
 * matches to have something to show, those of a game in the game's own folder. No screen can reach a state.
 */
const runsRulesInBrowser = (path: string): boolean => /^web\/src\/(offline|gallery|games\/[^/]+\/gallery)\/[^/]+\.ts$/.test(path);
const isGallery = (path: string): boolean => /^web\/src\/(games\/[^/]+\/)?gallery\//.test(path);
/** The page's registries, and the scripts that measure a build. */
const listsGames = (path: string): boolean => runsRulesInBrowser(path) || /^web\/(src\/games\/[^/]+\.ts|[^/]+\.mjs)$/.test(path);

/** Rules are a function of state and input alone: the same match must replay the same way anywhere, at any time. */
const impure = new Set(['Date', 'console', 'process', 'performance', 'crypto', 'globalThis', 'setTimeout', 'setInterval', 'require']);

const packages = new Set(['kernel', 'i18n', 'contract', 'games', 'testkit', 'bots', 'table', 'server', 'web']);

/** `games` itself is the list of games; each of its folders is a package of its own. */
function packageOf(path: string): string | undefined {
  const [first, second, inside] = path.split('/');
  if (first === 'games' && inside) return `games/${second}`;
  return packages.has(first) ? first : undefined;
}

const kindOf = (pkg: string): string => (pkg.startsWith('games/') ? 'game' : pkg);

/** Packages that run the same in Node and in a browser, at any time: clock and randomness are passed in. */
const isPure = (pkg: string): boolean => ['game', 'games', 'contract', 'kernel', 'i18n', 'table'].includes(kindOf(pkg));

/** A test is `*.test.ts`; what lies in a folder named test/ or proof/ serves tests only. */
const isTest = (path: string): boolean => /\.test\.[jt]s$|\/(test|proof)\//.test(path);

/** Every way the file breaks the rules, in its order. Paths are relative to the root, with forward slashes. */
export function violations(path: string, text: string): string[] {
  const pkg = packageOf(path);
  if (!pkg || /\.config\.[jt]s$/.test(path)) return [];
  const found: string[] = [];
  for (const source of sourcesOf(path, text)) {
    const say = (node: ts.Node, words: string): void => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${path}:${line + 1}  ${words}`);
    };
    const pure = isPure(pkg) && !isTest(path);
    const visit = (node: ts.Node): void => {
      for (const target of importsOf(node)) {
        const words = ts.isStringLiteralLike(target) ? judge(path, pkg, target.text) : 'imports a computed name, which cannot be checked';
        if (words) say(node, words);
      }
      if (pure && ts.isIdentifier(node) && isImpure(node)) {
        const name = node.text === 'Math' ? 'Math.random' : node.text;
        say(node, `uses ${name}: rules have no clock, chance or output of their own`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** The names a node imports, if it is any of the ways to import. */
function importsOf(node: ts.Node): ts.Node[] {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) return [node.moduleSpecifier];
  if (ts.isExternalModuleReference(node)) return [node.expression];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return [node.argument.literal];
  if (!ts.isCallExpression(node)) return [];
  const called = node.expression.getText();
  if (called === 'import' || called === 'require') return node.arguments.slice(0, 1);
  if (called !== 'import.meta.glob') return [];
  return node.arguments.slice(0, 1).flatMap((argument) => (ts.isArrayLiteralExpression(argument) ? [...argument.elements] : [argument]));
}

/** What is wrong with a package's file importing a name; undefined if nothing is. */
function judge(path: string, pkg: string, name: string): string | undefined {
  const test = isTest(path);
  const kind = kindOf(pkg);
  if (name.startsWith('.')) {
    const target = posix.join(posix.dirname(path), name);
    if (pkg === 'games' && !test)
      return /^games\/[^/]+\/(contract|index)\.ts$/.test(target)
        ? undefined
        : `imports '${name}': of a game, its contract and its rules only`;
    if (target !== pkg && !target.startsWith(`${pkg}/`)) return `reaches out of ${pkg} by the relative path '${name}'`;
    if (isGallery(target) && !isGallery(path)) return `imports '${name}' of the gallery, which never ships`;
    if (isTest(target) && !test) return `imports the test file '${name}'`;
    return test ? undefined : judgeFolders(path, target);
  }
  if (name.startsWith('@lurk/')) return judgeOurs(path, pkg, test, name);
  if (test) return undefined;
  if (isBuiltin(name) && isPure(pkg)) return `imports '${name}': ${pkg} runs in a browser too, without Node`;
  return kind === 'game' ? `imports '${name}': a game imports @lurk/kernel, @lurk/i18n and @lurk/contract only` : undefined;
}

function judgeOurs(path: string, pkg: string, test: boolean, name: string): string | undefined {
  const [, target, ...deep] = name.split('/');
  const kind = kindOf(pkg);
  const game = !packages.has(target);
  const inside = deep.join('/');
  const proof = inside === 'proof' && test;
  const list = name === '@lurk/games/rules';
  const open = inside === 'public' || inside === 'reckoning';
  if (inside && !list && !(game && (open || proof))) return `reaches into ${target} by the deep import '${name}'`;
  if (pkg === target || pkg === `games/${target}`) return undefined;
  const entry = game ? (open ? `game/${inside}` : 'game') : list ? 'games/rules' : target;
  const allowed: string[] = [...mayImport[kind], ...(test ? ['testkit', ...(testsMayImport[kind] ?? [])] : [])];
  const reckons = entry === 'game' || entry === 'game/reckoning';
  if (allowed.includes(entry) || (reckons && runsRulesInBrowser(path))) return undefined;
  if (pkg === 'web' && entry === 'game/reckoning') return `imports '${name}': a page shows what the game says and reckons nothing`;
  if (pkg === 'web' && ((entry === 'games' && listsGames(path)) || (list && runsRulesInBrowser(path)))) return undefined;
  if (entry === 'game' && allowed.includes('game/public')) return `imports '${name}': ${pkg} may import '${name}/public' only`;
  return `imports '${name}': ${pkg} may not import ${game ? 'a game' : target}${test ? ', not even in a test' : ''}`;
}

/** Whether a name stands for a global that makes rules impure, rather than naming a property, a type or a declaration. */
function isImpure(node: ts.Identifier): boolean {
  const { parent } = node;
  if (node.text === 'Math') return !(ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random') && !isName(node);
  return impure.has(node.text) && !isName(node);
}

function isName(node: ts.Identifier): boolean {
  const parent: ts.Node & { name?: ts.Node; propertyName?: ts.Node } = node.parent;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  return parent.name === node || parent.propertyName === node || ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent);
}
