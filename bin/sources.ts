// All code of a file, parsed: of a component its markup too, which is where most of what it imports is used.
import type ts from 'typescript';
import { expressionsIn } from './markup.ts';
import { scripts } from './scripts.ts';

export const sourcesOf = (path: string, text: string): ts.SourceFile[] => [
  ...scripts(path, text),
  ...(path.endsWith('.svelte') ? expressionsIn(text).code.map(({ source }) => source) : []),
];
