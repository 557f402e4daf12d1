// Which file imports what of which: the modules of the repository with what they export and what they take from each other.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { codeUnder } from './files.ts';
import { sourcesOf } from './sources.ts';

const root = join(import.meta.dirname, '..');

/** `names` are what is taken; `all` stands for a module that is taken as a whole, as by `import * as` or a glob. */
export interface Taken {
  from: string;
  names: readonly string[] | 'all';
}
export interface Module {
  path: string;
  /** By name: the line of it, whether the module itself uses it too, and whether it is gone when the code runs. */
  exports: Map<string, { line: number; usedHere: boolean; isType: boolean }>;
  /** `export { a as b } from`: b is a of another. */
  passes: Map<string, { from: string; name: string }>;
  /** `export * from` */
  passesAll: string[];
  takes: Taken[];
}

/** The file that an import means; null if it is none of ours. */
function resolved(path: string, name: string): string | null {
  if (name.startsWith('.')) return fileAt(posix.join(posix.dirname(path), name.replace(/\?.*$/, '')));
  const [scope, room, ...inside] = name.split('/');
  if (scope !== '@lurk') return null;
  const folder = existsSync(join(root, room)) ? room : `games/${room}`;
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const file: unknown = exports[inside.length > 0 ? `./${inside.join('/')}` : '.'];
  return typeof file === 'string' ? posix.join(folder, file) : null;
}

const ENDINGS = ['', '.ts', '.svelte.ts', '.js', '.mjs', '/index.ts'];
const fileAt = (path: string): string | null =>
  ENDINGS.map((ending) => path + ending).find((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile()) ?? null;

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function namesBound(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesBound(element.name)));
}

export function moduleOf(path: string, text: string): Module {
  const module: Module = { path, exports: new Map(), passes: new Map(), passesAll: [], takes: [] };
  const sources = sourcesOf(path, text);
  const mentions = new Map<string, number>();
  const declared: ts.Identifier[] = [];
  const namespaces = new Map<string, string>();
  const take = (name: string, names: Taken['names']): void => {
    const from = resolved(path, name);
    if (from) module.takes.push({ from, names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) mentions.set(node.text, (mentions.get(node.text) ?? 0) + 1);
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text: name } = node.moduleSpecifier;
      const bound = node.importClause?.namedBindings;
      const names = bound && ts.isNamedImports(bound) ? bound.elements.map((one) => (one.propertyName ?? one.name).text) : [];
      take(name, node.importClause?.name ? [...names, 'default'] : names);
      if (bound && ts.isNamespaceImport(bound)) namespaces.set(bound.name.text, name);
    } else if (ts.isExportDeclaration(node)) {
      passed(node);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
      const { qualifier } = node;
      take(node.argument.literal.text, qualifier && ts.isIdentifier(qualifier) ? [qualifier.text] : 'all');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      if (ts.isStringLiteralLike(target)) take(target.text, takenLater(node));
      // A module of whichever game is named: each of them is taken.
      if (ts.isTemplateExpression(target))
        for (const from of matching(path, target.head.text + target.templateSpans.map(({ literal }) => `*${literal.text}`).join('')))
          module.takes.push({ from, names: takenLater(node) });
    } else if (ts.isCallExpression(node) && node.expression.getText() === 'import.meta.glob') {
      for (const from of globbed(path, node.arguments[0])) module.takes.push({ from, names: namedByGlob(node) });
    }
    if (isExported(node)) declared.push(...declaredBy(node));
    ts.forEachChild(node, visit);
  };
  const passed = (node: ts.ExportDeclaration): void => {
    const from = node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? resolved(path, node.moduleSpecifier.text) : null;
    if (node.exportClause && ts.isNamedExports(node.exportClause)) {
      for (const { name, propertyName } of node.exportClause.elements) {
        const { line } = name.getSourceFile().getLineAndCharacterOfPosition(name.getStart());
        module.exports.set(name.text, { line: line + 1, usedHere: false, isType: false });
        if (from) module.passes.set(name.text, { from, name: (propertyName ?? name).text });
      }
    } else if (from && node.exportClause) module.takes.push({ from, names: 'all' });
    else if (from) module.passesAll.push(from);
  };
  for (const source of sources) visit(source);
  for (const name of declared) {
    const { line } = name.getSourceFile().getLineAndCharacterOfPosition(name.getStart());
    const isType = ts.isInterfaceDeclaration(name.parent) || ts.isTypeAliasDeclaration(name.parent);
    module.exports.set(name.text, { line: line + 1, usedHere: (mentions.get(name.text) ?? 0) > 1, isType });
  }
  for (const [local, name] of namespaces) take(name, membersOf(sources, local));
  return module;
}

/** What is exported as the default has no name for others. */
function declaredBy(node: ts.Node): ts.Identifier[] {
  if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => namesBound(name));
  const { name }: ts.Node & { name?: ts.Node } = node;
  return name && ts.isIdentifier(name) && ts.isSourceFile(node.parent) ? [name] : [];
}

/** What is read of a module that is imported as a whole: some names, or, if it is handed on, all. */
function membersOf(sources: readonly ts.SourceFile[], local: string): Taken['names'] {
  const names: string[] = [];
  let whole = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === local && !ts.isNamespaceImport(node.parent)) {
      const { parent } = node;
      if (ts.isPropertyAccessExpression(parent) && parent.expression === node) names.push(parent.name.text);
      else if (ts.isQualifiedName(parent) && parent.left === node) names.push(parent.right.text);
      else whole = true;
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return whole ? 'all' : names;
}

/** What is read of a module that is fetched on demand: `(await import(…)).a`, `const { a } = await import(…)`, `.then(({ a }) => …)`. */
function takenLater(call: ts.CallExpression): Taken['names'] {
  let node: ts.Node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) return boundNames(parent.name);
  if (!ts.isPropertyAccessExpression(parent)) return 'all';
  if (parent.name.text !== 'then') return [parent.name.text];
  const then = parent.parent;
  const [work] = ts.isCallExpression(then) ? then.arguments : [];
  if (!work || !ts.isArrowFunction(work)) return 'all';
  const given = work.parameters[0]?.name;
  if (given && ts.isObjectBindingPattern(given)) return boundNames(given);
  const { body } = work;
  return ts.isPropertyAccessExpression(body) && body.expression.getText() === given?.getText() ? [body.name.text] : 'all';
}
const boundNames = (pattern: ts.ObjectBindingPattern): string[] =>
  pattern.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());

function globbed(path: string, argument: ts.Node): string[] {
  const patterns = ts.isArrayLiteralExpression(argument) ? [...argument.elements] : [argument];
  return patterns.flatMap((pattern) => {
    return ts.isStringLiteralLike(pattern) ? matching(path, pattern.text) : [];
  });
}
/** `{ import: 'a' }` takes a of each file. */
function namedByGlob({ arguments: [, options] }: ts.CallExpression): Taken['names'] {
  const properties = options && ts.isObjectLiteralExpression(options) ? options.properties : [];
  const named = properties.find((property) => property.name?.getText() === 'import');
  return named && ts.isPropertyAssignment(named) && ts.isStringLiteral(named.initializer) ? [named.initializer.text] : 'all';
}
/** The files that a pattern in this module stands for. */
function matching(path: string, pattern: string): string[] {
  const glob = pattern.startsWith('/') ? posix.join(path.split('/')[0], pattern) : posix.join(dirname(path), pattern);
  return globSync(glob, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
}

/** Every module of the repository by its path. */
export function graph(): Map<string, Module> {
  return new Map([...codeUnder()].map((path) => [path, moduleOf(path, readFileSync(join(root, path), 'utf8'))]));
}

/** The files a module is built of directly. */
export const neighbours = ({ takes, passes, passesAll }: Module): Set<string> =>
  new Set([...takes.map(({ from }) => from), ...[...passes.values()].map(({ from }) => from), ...passesAll]);
