/** The packages of this folder, which type checks without them: installed by the time anybody asks for one. */
import { createRequire } from 'node:module';
import { install } from '../bin/fetch.mjs';

install(import.meta.dirname, false);

export const packages = createRequire(import.meta.url);
export const versionOf = (name: string): string => packages(`${name}/package.json`).version;
