// A rule can be hidden in a lookup: a set of the numbers that are enough, a table by number, the third of a list.
import ts from 'typescript';
import { isQuantity, numberOf } from './page-quantities.ts';

/** One or two of a list are named by their place; from the third on it is counted how many there are. */
const FIRST_COUNTED = 2;
/** What cuts a list after so many. */
const CUTS = /^(slice|splice|toSpliced|repeat|with)$/;
const ASKS = /^(has|get|includes|indexOf|lastIndexOf|at|is|test|some|every|find|findIndex)$/;

/** A list, a set or a table written down with numbers to look up. */
function hasNumbers(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return hasNumbers(node.expression);
  if (ts.isNewExpression(node)) return /^(Set|Map)$/.test(node.expression.getText()) && (node.arguments ?? []).some(hasNumbers);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.some((one) => numberOf(one) !== null || (ts.isArrayLiteralExpression(one) && hasNumbers(one)));
  return ts.isObjectLiteralExpression(node) && node.properties.some(({ name }) => name && ts.isNumericLiteral(name));
}

/** What the lists and tables with numbers are called in a file. */
export function numbersNamed(source: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && hasNumbers(node.initializer)) names.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** What a page looks up here that only the game should, if it does. */
export function lookupIn(node: ts.Node, numbers: readonly string[], isPlace: (node: ts.Expression) => boolean): string | null {
  const knows = (table: ts.Expression): boolean => hasNumbers(table) || (ts.isIdentifier(table) && numbers.includes(table.text));
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: key, expression } = node;
    if (isQuantity(key) || isCounted(key) || (knows(expression) && numberOf(key) === null && !isPlace(key))) return 'looks up';
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const [key] = node.arguments;
    if (ASKS.test(name.text) && (node.arguments.some(isQuantity) || knows(expression))) return 'asks whether';
    if (name.text === 'at' && isCounted(key)) return 'looks up';
    if (CUTS.test(name.text) && node.arguments.some((one) => isQuantity(one) || isCounted(one))) return 'cuts off';
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && (isQuantity(node.left) || knows(node.right)))
    return 'asks whether';
  if (ts.isSwitchStatement(node) && isQuantity(node.expression)) return 'asks for';
  if (
    ts.isArrayBindingPattern(node) &&
    node.elements.slice(0, FIRST_COUNTED).every(ts.isOmittedExpression) &&
    node.elements.length > FIRST_COUNTED
  )
    return 'looks up';
  return ts.isBindingElement(node) && node.propertyName && ts.isNumericLiteral(node.propertyName) ? 'looks up' : null;
}
const isCounted = (key: ts.Expression | undefined): boolean => !!key && (numberOf(key) ?? 0) >= FIRST_COUNTED;
