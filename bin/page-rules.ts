// A page shows what the game says; it decides nothing by the rules. Two things keep it so, both simple enough to be checked:
//
// 1. What the rules reckon with (dice, thresholds, tables of tunable numbers) is not in a game's `public.ts` but in its `reckoning.ts`, which
//    bots and tests may import and pages may not (import-rules.ts). What a page needs of it is a fact made for showing: "this roll has to
//    reach 3", not the 3 and the roll.
// 2. Code that reads views (the .ts files of `web/src/games/GAME/`) may ask whether there is any of something, never whether it is enough:
//    `<`, `<=`, `>` and `>=` stand there only against 0, against a length, or between places in a list. Whoever has to know whether
//    something is enough asks the game.
//
// Components draw what those files hand them and are left alone: they compare pixels. Files of coordinates are named below; any other
// comparison that is no rule says why in a comment, `// shown: …`, on its line or on the one above.
import ts from 'typescript';
import { scripts } from './scripts.ts';

/** Where views are read; tests and the gallery, which never ships, may look behind the curtain. */
const readsViews = (path: string): boolean => /^web\/src\/games\/[^/]+\/.+\.ts$/.test(path) && !/\.test\.ts$|\/(test|gallery)\//.test(path);
/** Coordinates, gestures and pixels: nothing in them knows a rule. */
const draws = (path: string): boolean => /\/(geometry|camera|gestures|walk|track|ring|slide|tile-art)\.ts$/.test(path);

const SIZES = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** Every comparison by size in a page that might be a rule, as `path:line  what is wrong`. */
export function recomputed(path: string, text: string): string[] {
  if (!readsViews(path) || draws(path)) return [];
  const lines = text.split('\n');
  const isExcused = (line: number): boolean => /\/\/ shown: \S/.test(lines[line] ?? '') || /^\s*\/\/ shown: \S/.test(lines[line - 1] ?? '');
  const found: string[] = [];
  for (const source of scripts(path, text)) {
    const visit = (node: ts.Node): void => {
      if (ts.isBinaryExpression(node) && SIZES.has(node.operatorToken.kind) && !(isPlain(node.left) || isPlain(node.right))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        if (!isExcused(line)) found.push(`${path}:${line + 1}  asks whether ${node.getText(source)}: a page asks the game`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Nothing, a length, or a place in a list: what every page counts. */
function isPlain(node: ts.Expression): boolean {
  if (ts.isNumericLiteral(node)) return node.text === '0';
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'length' || node.name.text === 'size';
  return ts.isIdentifier(node) && isPlace(node);
}
/** The second parameter of a function given to a list is the place in it, and so is what `findIndex` and its like find. */
function isPlace(name: ts.Identifier): boolean {
  for (let node: ts.Node | undefined = name; node; node = node.parent) {
    if (ts.isArrowFunction(node) && ts.isCallExpression(node.parent)) {
      const [, second] = node.parameters;
      if (second && ts.isIdentifier(second.name) && second.name.text === name.text) return true;
    }
    if (ts.isBlock(node) || ts.isSourceFile(node))
      for (const statement of node.statements) if (ts.isVariableStatement(statement) && findsPlace(statement, name.text)) return true;
  }
  return false;
}
const findsPlace = ({ declarationList }: ts.VariableStatement, name: string): boolean =>
  declarationList.declarations.some(
    ({ name: own, initializer }) =>
      ts.isIdentifier(own) &&
      own.text === name &&
      !!initializer &&
      /\.(findIndex|findLastIndex|indexOf|lastIndexOf)\(/.test(initializer.getText()),
  );
