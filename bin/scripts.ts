// The code of a file, parsed.
import ts from 'typescript';

/** The scripts of a file: itself, or the script blocks of a component, kept on their lines. */
export function scripts(path: string, text: string): ts.SourceFile[] {
  const parse = (code: string): ts.SourceFile => ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  if (!path.endsWith('.svelte')) return [parse(text)];
  const blocks = [...text.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)];
  return blocks.map((block) => parse('\n'.repeat(text.slice(0, block.index + block[1].length).split('\n').length - 1) + block[2]));
}
