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
  readonly name?: unknown;
}

export function expressionsIn(text: string): Markup {
  const found: Markup = { code: [], places: [] };
  const visit = (node: unknown, use: Use): void => {
    if (Array.isArray(node)) for (const child of node) visit(child, use);
    else if (typeof node === 'object' && node !== null) enter(node, use);
  };
  const enter = (node: Node, use: Use): void => {
    const { type = '', start = 0, end = 0, index, name } = node;
    const own = text.slice(start, end);
    const parsed = (code: string): ts.SourceFile => {
      const line = '\n'.repeat(text.slice(0, start).split('\n').length - 1);
      return ts.createSourceFile('file.ts', `${line}(${code})`, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
    };
    if (type === 'EachBlock' && index) found.places.push(index);
    if (type === 'VariableDeclarator' && FINDS.test(own)) found.places.push(own.split(' ')[0] ?? '');
    if (IS_CODE.test(type)) {
      found.code.push({ source: parsed(own), use });
      return;
    }
    // `<all.Part>` and `use:all.act` name what they use, without an expression.
    if (typeof name === 'string' && OF_MODULE.test(name)) found.code.push({ source: parsed(name), use });
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
/** A member of a module that is imported as a whole. */
const OF_MODULE = /^[a-z]\w*\.\w+$/i;
/** Nodes of the script language are named as ESTree names them; those of markup have other names. */
const IS_CODE = /(Expression|Literal|^Identifier)$/;
