// Numbers of the rules, as pages write them.
import ts from 'typescript';

/** Without what changes nothing about which number it is: brackets, casts, `!`, and turning it into a text or back. */
function bare(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) return bare(node.expression);
  if (
    ts.isTemplateExpression(node) &&
    node.head.text === '' &&
    node.templateSpans.length === 1 &&
    node.templateSpans[0].literal.text === ''
  )
    return bare(node.templateSpans[0].expression);
  if (ts.isCallExpression(node) && /^(String|Number|parseInt)$/.test(node.expression.getText()) && node.arguments.length > 0)
    return bare(node.arguments[0]);
  return node;
}

/** What the rules count with, by its names in views: here even `===` is a rule, as much as `>`. */
export function isQuantity(node: ts.Expression): boolean {
  const number = bare(node);
  return QUANTITY.test(ts.isPropertyAccessExpression(number) ? number.name.text : number.getText());
}
const QUANTITY = /^(wounds|rage|stamina|suspicion|force|pool|damage|fuel|will|health|ap|result|score|target|points)$/;

export function numberOf(node: ts.Expression): number | null {
  const number = bare(node);
  if (ts.isNumericLiteral(number) || (ts.isStringLiteralLike(number) && /^\d+$/.test(number.text))) return Number(number.text);
  return ts.isPrefixUnaryExpression(number) && ts.isNumericLiteral(number.operand) ? -Number(number.operand.text) : null;
}
