// A page shows what the game says and decides nothing by the rules. Three conditions keep it so, all simple enough to be checked:
//
// 1. What the rules reckon with (dice, thresholds, tables of tunable numbers) is not in a game's `public.ts` but in its `reckoning.ts`, which
//    bots and tests may import and pages may not (import-rules.ts). What a page needs of it is a fact made for showing: "this roll has to
//    reach 3", not the 3 and the roll.
// 2. Everything under `web/src/games/GAME/`, components and their markup too, may ask whether there is any of something, never whether it is
//    enough, nor which number it is: sizes are compared only with 0, lengths only with each other or with 0, 1 and 2, places in a list with
//    anything. Code that has to know whether something is enough, or how many that makes, asks the game.
// 3. Code that reads views (the .ts files) does no arithmetic either, nor do texts in components: it may take the next or previous index
//    and sort, nothing else.
//
// A lookup by a number of the rules, or in a list or table of numbers written down in the page, asks too (page-lookups.ts); so does the third of a list.
//
// What this cannot see, for want of types and of following values from one file to the next: a table by ids (`COSTS[card]`, `RANGE[here][there]`) or a
// set that another file declares; a quantity by a name of its own (`const w = pawn.wounds; NEAR_DEATH.has(w)`, `LIMITS[w]`), unless it is compared;
// a place in a list or a length that stands for a count (`hand.every((_, i) => i < 3)`, `hand.length > 2`); sums in the attributes of components, which may be
// pixels. These are for review.
//
// Components draw, so they may reckon with pixels, and compare what they have measured (`width`, `height`). Files of coordinates are named below. Anything
// else that is no rule says why in a comment, `shown: …`, on its line or on the one above.
import ts from 'typescript';
import { expressionsIn, type Markup, type Use } from './markup.ts';
import { lookupIn, numbersNamed } from './page-lookups.ts';
import { isQuantity, numberOf } from './page-quantities.ts';
import { scripts } from './scripts.ts';

/** Where views are read or shown; tests and the gallery, which never ships, may use rules and states. */
const shows = (path: string): boolean =>
  /^web\/src\/games\/[^/]+\/.+\.(ts|svelte)$/.test(path) && !/\.test\.ts$|\/(test|gallery)\//.test(path);
/** Coordinates, gestures and pixels, pieces along a track, a life along its years: nothing in them knows a rule. */
const draws = (path: string): boolean =>
  /\/(geometry|camera|gestures|walk|track|ring|slide|tile-art|glyphs|organs|tree)\.ts$/.test(path) ||
  /\/(HealthTug|TrackRibbon|TrackStrip|InfectionTree|TreeLane|TreeScrub)\.svelte$/.test(path);

const SIZES = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
const EQUALS = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const SUMS = new Set([
  ...[ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.SlashToken, ts.SyntaxKind.PercentToken],
  ...[
    ts.SyntaxKind.AsteriskAsteriskToken,
    ts.SyntaxKind.PlusEqualsToken,
    ts.SyntaxKind.MinusEqualsToken,
    ts.SyntaxKind.AsteriskEqualsToken,
  ],
]);

const STEPS = new Set([ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken]);
const BITS = new Set([
  ...[ts.SyntaxKind.AmpersandToken, ts.SyntaxKind.BarToken, ts.SyntaxKind.CaretToken],
  ...[ts.SyntaxKind.LessThanLessThanToken, ts.SyntaxKind.GreaterThanGreaterThanToken, ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken],
]);

/** Everything in a page that might be a rule, as `path:line  what is wrong`. */
export function recomputed(path: string, text: string): string[] {
  if (!shows(path) || draws(path)) return [];
  const lines = text.split('\n');
  const isExcused = (line: number): boolean =>
    /(\/\/|<!--) shown: \S/.test(lines[line] ?? '') || /^\s*(\/\/|<!--) shown: \S/.test(lines[line - 1] ?? '');
  const component = path.endsWith('.svelte');
  const { code, places }: Markup = component ? expressionsIn(text) : { code: [], places: [] };
  const found: string[] = [];
  const own = scripts(path, text);
  const numbers = own.flatMap(numbersNamed);
  for (const { source, use } of [...own.map((source) => ({ source, use: 'other' as const })), ...code]) {
    const where: Where = { component, places, use };
    const visit = (node: ts.Node): void => {
      const rule = ruleIn(node, where) ?? lookupIn(node, numbers, (key) => isTurn(key, places));
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (rule && !isExcused(line)) found.push(`${path}:${line + 1}  ${rule} ${node.getText(source)}: a page asks the game`);
      else ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

interface Where {
  readonly component: boolean;
  /** What the markup calls places in a list. */
  readonly places: readonly string[];
  readonly use: Use;
}

/** What a page does here that only the game should, if it does. */
function ruleIn(node: ts.Node, where: Where): string | null {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (SIZES.has(kind) && !isPlainSize(node, where)) return 'asks whether';
    if (EQUALS.has(kind) && !isPlainEquality(node, where)) return 'asks whether';
    if (SUMS.has(kind) && mayNotReckon(where) && !isPlainSum(node, where)) return 'reckons';
    if (BITS.has(kind)) return 'reckons';
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken && isQuantity(node.operand)) return 'reckons';
  if (isStep(node) && mayNotReckon(where) && !ts.isForStatement(node.parent)) return 'reckons';
  if (ts.isCaseClause(node) && numberOf(node.expression) !== null) return 'asks for';
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (name.text === 'includes' && ts.isArrayLiteralExpression(expression) && expression.elements.some((one) => numberOf(one) !== null))
      return 'asks whether';
    if (expression.getText() === 'Math' && mayNotReckon(where) && !node.arguments.some((one) => isPlace(one, where.places)))
      return 'reckons';
  }
  return null;
}

/** Components do arithmetic on pixels; numbers in their texts are passed in. */
const mayNotReckon = ({ component, use }: Where): boolean => !component || use === 'said';

/** Any at all, a length, a place in a list, or what was measured. */
function isPlainSize({ left, right }: ts.BinaryExpression, { component, places, use }: Where): boolean {
  if (component && (isMeasured(left) || isMeasured(right))) return true;
  // Choosing a class by a count is layout.
  if (use === 'look' && (isLength(left) || isLength(right))) return true;
  if (component && isTally(left) && isFew(right)) return true;
  if (isPlace(left, places) || isPlace(right, places)) return true;
  if (isLength(left)) return isLength(right) || isFew(right);
  if (isLength(right)) return isFew(left);
  return (numberOf(left) === 0 && !isSum(right)) || (numberOf(right) === 0 && !isSum(left));
}
/** Not a number at all, none, or so many in a list. */
function isPlainEquality({ left, right }: ts.BinaryExpression, { component, places }: Where): boolean {
  if (component && isTally(left) && isFew(right)) return true;
  if (isPlace(left, places) || isPlace(right, places)) return true;
  if (isLength(left) || isLength(right)) return (isLength(left) || isFew(left)) && (isLength(right) || isFew(right));
  // Every other one; a colour is no number, though it has one.
  if (isTurn(left, places)) return true;
  if (ts.isPropertyAccessExpression(left) && left.name.text === 'colour') return true;
  const number = numberOf(left) ?? numberOf(right);
  if (number !== null) return number <= 0 && !isSum(left) && !isSum(right);
  return !((isQuantity(left) && mayCount(right)) || (isQuantity(right) && mayCount(left)));
}
/** Next or previous index, joined text, or a sort order. */
function isPlainSum(node: ts.BinaryExpression, { places }: Where): boolean {
  const { left, right } = node;
  if ([left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))) return true;
  if ([left, right].some((side) => isPlace(side, places) || isLength(side)) && [left, right].some((side) => numberOf(side) === 1))
    return true;
  for (let at: ts.Node = node; at.parent; at = at.parent)
    if (ts.isArrowFunction(at) && ts.isCallExpression(at.parent)) return /\.(sort|toSorted)$/.test(at.parent.expression.getText());
  return false;
}

/** `n++` and its like. */
const isStep = (node: ts.Node): boolean =>
  ts.isPostfixUnaryExpression(node) || (ts.isPrefixUnaryExpression(node) && STEPS.has(node.operator));
const isSum = (node: ts.Expression): boolean =>
  ts.isParenthesizedExpression(node) ? isSum(node.expression) : ts.isBinaryExpression(node) && SUMS.has(node.operatorToken.kind);
const isMeasured = (node: ts.Expression): boolean => /\b(width|height|name\.length|line\.length)\b/i.test(node.getText());
/** So many alike, drawn as one. */
const isTally = (node: ts.Expression): boolean => ts.isIdentifier(node) && /^(count|times|marks)$/.test(node.text);
const isLength = (node: ts.Expression): boolean => ts.isPropertyAccessExpression(node) && /^(length|size)$/.test(node.name.text);
const mayCount = (node: ts.Expression): boolean => !ts.isStringLiteralLike(node) && !/^(null|undefined|true|false)$/.test(node.getText());
/** None, one, several: what every page counts. */
const isFew = (node: ts.Expression): boolean => [0, 1, 2].includes(numberOf(node) ?? -1);
/** A place in a list, or every so many places the same again. */
const isTurn = (node: ts.Expression, places: readonly string[]): boolean =>
  isPlace(node, places) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PercentToken && isPlace(node.left, places));
/** The second parameter of a function given to a list is the place in it, and so is what `findIndex` and its like find, or an `each` counts. */
function isPlace(node: ts.Expression, places: readonly string[] = []): boolean {
  if (ts.isCallExpression(node)) return /\.(findIndex|findLastIndex|indexOf|lastIndexOf)$/.test(node.expression.getText());
  if (!ts.isIdentifier(node)) return false;
  if (places.includes(node.text)) return true;
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isArrowFunction(at) && ts.isCallExpression(at.parent)) {
      const [, second] = at.parameters;
      const ofList = /\.(map|flatMap|filter|find|findLast|findIndex|findLastIndex|some|every|forEach|from)$/;
      if (second && ts.isIdentifier(second.name) && second.name.text === node.text && ofList.test(at.parent.expression.getText()))
        return true;
    }
    if (ts.isBlock(at) || ts.isSourceFile(at))
      for (const statement of at.statements) if (ts.isVariableStatement(statement) && findsPlace(statement, node.text)) return true;
  }
  return false;
}
const findsPlace = ({ declarationList }: ts.VariableStatement, name: string): boolean =>
  declarationList.declarations.some(
    ({ name: own, initializer }) => ts.isIdentifier(own) && own.text === name && !!initializer && isPlace(initializer),
  );
