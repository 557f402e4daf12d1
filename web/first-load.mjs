// What a visitor fetches before anything is shown, read off the manifest of a build (parts.ts names the chunks).
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, { file: string; name?: string; imports?: string[]; css?: string[]; isEntry?: boolean }>} Manifest */

/** @param {string} dist @returns {Manifest} */
export const manifestOf = (dist) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * A chunk and all that has to be there before it runs.
 * @param {Manifest} manifest @param {string} name @param {Set<string>} found
 */
export function closure(manifest, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const inner of manifest[name].imports ?? []) closure(manifest, inner, found);
  return found;
}

/** @param {Manifest} manifest */
export const firstOf = (manifest) =>
  closure(
    manifest,
    Object.keys(manifest).find((name) => manifest[name].isEntry),
  );

/** Bytes of scripts and styles: of the page itself, and of the list of games; and how many games can be played. @param {string} dist */
export function firstLoad(dist) {
  const manifest = manifestOf(dist);
  const filesOf = (name) => [manifest[name].file, ...(manifest[name].css ?? [])];
  const sum = (names) => names.flatMap(filesOf).reduce((total, file) => total + statSync(join(dist, file)).size, 0);
  const isList = (name) => manifest[name].name === 'games';
  const first = [...firstOf(manifest)];
  return {
    page: sum(first.filter((name) => !isList(name))),
    list: sum(first.filter(isList)),
    games: Object.values(manifest).filter(({ name }) => /^table-[a-z-]+-en$/.test(name ?? '')).length,
  };
}
