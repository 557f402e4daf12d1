/**
 * A step must return its continuation (`Next` of the kernel): built but not returned, it has no effect and the rules go on elsewhere.
 * TypeScript allows any value to be discarded, so this finds statements and `void` expressions whose value is a continuation.
 */
import ts from 'typescript';

/** The discriminants of the kernel's `Next`. */
const WORDS: ReadonlySet<string> = new Set(['next', 'go', 'call', 'ask', 'end', 'over']);

/** Where steps of rules are written, by paths from the root. */
export const hasSteps = (path: string): boolean => /^(kernel|games|testkit)\//.test(path);

/** Is this type, or a member of its union, a continuation? All of them carry the discriminant `n`. */
function saysWhatComesNext(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((part) => saysWhatComesNext(checker, part));
  const word = type.getProperty('n');
  if (!word) return false;
  const said = checker.getTypeOfSymbol(word);
  const words = said.isUnion() ? said.types : [said];
  return words.every((each) => each.isStringLiteral() && WORDS.has(each.value));
}

/** The value that a statement discards, seen through `void`, `await`, brackets, `&&`, `||`, `??`, `?:` and commas. */
function* thrownAway(node: ts.Expression): Generator<ts.Expression> {
  if (ts.isParenthesizedExpression(node) || ts.isVoidExpression(node) || ts.isAwaitExpression(node) || ts.isNonNullExpression(node))
    yield* thrownAway(node.expression);
  else if (ts.isConditionalExpression(node)) {
    yield* thrownAway(node.whenTrue);
    yield* thrownAway(node.whenFalse);
  } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken) {
    yield* thrownAway(node.left);
    yield* thrownAway(node.right);
  } else if (ts.isBinaryExpression(node) && isLogical(node.operatorToken.kind)) yield* thrownAway(node.right);
  else yield node;
}
const isLogical = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;

/** Every place of these files where a continuation is discarded, as "file:line text". */
export function droppedIn(program: ts.Program, wanted: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || !wanted(source.fileName)) continue;
    const look = (node: ts.Node): void => {
      if (ts.isExpressionStatement(node))
        for (const value of thrownAway(node.expression))
          if (saysWhatComesNext(checker, checker.getTypeAtLocation(value))) {
            const { line } = source.getLineAndCharacterOfPosition(value.getStart());
            found.push(`${source.fileName}:${line + 1} ${value.getText().split('\n')[0]}`);
          }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return found;
}
