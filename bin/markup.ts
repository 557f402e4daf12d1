// The expressions in the markup of a component.
import { type AST, parse } from 'svelte/compiler';
import ts from 'typescript';

/** What an expression is for: it chooses a class, it is read by people, or anything else. */
export type Use = 'look' | 'said' | 'other';
export interface Markup {
  /** Each expression, parsed and kept on its line. */
  readonly code: { readonly source: ts.SourceFile; readonly use: Use }[];
  /** What places in lists are called: by `each` blocks, and by what `indexOf` and its like have found. */
  readonly places: string[];
}
interface Node {
  readonly type?: string;
  readonly start?: number;
  readonly end?: number;
  readonly index?: string;
}

export function expressionsIn(text: string): Markup {
  const found: Markup = { code: [], places: [] };
  const visit = (node: unknown, use: Use): void => {
    if (Array.isArray(node)) for (const child of node) visit(child, use);
    else if (typeof node === 'object' && node !== null) enter(node, use);
  };
  const enter = (node: Node, use: Use): void => {
    const { type = '', start = 0, end = 0, index } = node;
    const own = text.slice(start, end);
    if (type === 'EachBlock' && index) found.places.push(index);
    if (type === 'VariableDeclarator' && FINDS.test(own)) found.places.push(own.split(' ')[0] ?? '');
    if (IS_CODE.test(type)) {
      const line = '\n'.repeat(text.slice(0, start).split('\n').length - 1);
      const source = ts.createSourceFile('file.ts', `${line}(${own})`, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
      found.code.push({ source, use });
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      const said = type === 'Fragment' && key === 'nodes';
      if (key !== 'metadata') visit(child, type === 'ClassDirective' ? 'look' : said ? 'said' : type === 'ExpressionTag' ? use : 'other');
    }
  };
  const { fragment }: AST.Root = parse(text, { modern: true });
  visit(fragment, 'other');
  return found;
}
/** `{@const i = list.indexOf(one)}` */
const FINDS = /^\w+ = [^=]*\.(findIndex|findLastIndex|indexOf|lastIndexOf)\([^()]*\)$/;
/** Nodes of the script language are named as ESTree names them; those of markup have other names. */
const IS_CODE = /(Expression|Literal)$/;
