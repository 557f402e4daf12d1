import ts from 'typescript';
import { expect, test } from 'vitest';
import { droppedIn } from './dropped.ts';

const RULES = `
declare const next: { n: 'next' };
declare function go<K extends string>(step: K): { n: 'go'; step: K };
declare function play(): { n: 'call'; proc: string } | null;
declare function count(): { n: number };
declare const late: boolean;
declare function noted(said: unknown): void;
`;

/** The lines of this code on which what comes next is dropped. */
function dropped(code: string): string[] {
  const file = 'rules.ts';
  const host = ts.createCompilerHost({});
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, RULES + code, ts.ScriptTarget.ESNext, true) : read(name, ...rest);
  const program = ts.createProgram([file], { noLib: true, strict: true }, host);
  return droppedIn(program, (name) => name === file).map((place) => place.replace(/^\S+ /, ''));
}

test.each([
  ['a call on a line of its own', 'function step() { play(); return next; }', ['play()']],
  ['the value itself', "function step() { go('on'); return next; }", ["go('on')"]],
  [
    'behind a condition',
    'function step() { if (late) play(); late && play(); late ? play() : next; return next; }',
    Array(3).fill('play()'),
  ],
  ['thrown away by word', 'function step() { void play(); return next; }', ['play()']],
])('%s is found', (_, code, found) => {
  expect(dropped(code)).toEqual(expect.arrayContaining(found));
});

test.each([
  ['returned', 'function step() { return play() ?? next; }'],
  ['handed on', 'function step() { noted(play()); return next; }'],
  ['something else with the same field', 'function step() { count(); return next; }'],
])('%s is fine', (_, code) => {
  expect(dropped(code)).toEqual([]);
});
