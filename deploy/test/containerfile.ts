/**
 * Does what a Containerfile says without an engine: its stages are folders, its lines are read from the file itself. What an engine adds, a file system
 * and a user of its own, is done as far as one process can: nothing of the image may be written to but its volume, by whoever starts it.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

interface Step {
  readonly verb: string;
  readonly words: string;
}
interface Stage {
  readonly name: string;
  readonly from: string;
  readonly steps: readonly Step[];
}

export function stagesOf(text: string): Stage[] {
  const stages: (Stage & { steps: Step[] })[] = [];
  for (const line of text.replaceAll(/\\\n\s*/g, ' ').split('\n')) {
    const [, verb, words = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!verb) continue;
    const [, from = '', name = 'image'] = verb === 'FROM' ? (/^(\S+)(?: AS (\S+))?$/.exec(words) ?? []) : [];
    if (verb === 'FROM') stages.push({ name, from, steps: [] });
    else stages.at(-1)?.steps.push({ verb, words });
  }
  return stages;
}

/** What an image is started with. */
export interface Image {
  readonly folder: string;
  readonly env: Record<string, string>;
  readonly cwd: string;
  readonly user: string;
  readonly volumes: readonly string[];
  readonly command: readonly string[];
  readonly health: readonly string[];
  readonly stopSignal: string;
}

/** Follows all stages, in folders below this one. `given`: folders of stages that need not be followed. */
export function follow(text: string, scratch: string, given: Record<string, string>): Image {
  const stages = stagesOf(text);
  const folders = new Map(Object.entries(given));
  let image: Image | undefined;
  for (const stage of stages) {
    if (given[stage.name]) continue;
    const folder = join(scratch, stage.name);
    mkdirSync(folder);
    const below = folders.get(stage.from);
    if (below) graft(below, folder);
    folders.set(stage.name, folder);
    image = stepsOf(stage, folder, folders, below ? '/lurk' : '/');
  }
  if (!image) throw new Error('a file without stages');
  return image;
}

function stepsOf({ steps }: Stage, folder: string, folders: ReadonlyMap<string, string>, begun: string): Image {
  let cwd = begun;
  const image = { user: 'root', volumes: [] as string[], command: [] as string[], health: [] as string[], stopSignal: '' };
  const env: Record<string, string> = {};
  for (const { verb, words } of steps) {
    if (verb === 'WORKDIR') {
      cwd = words;
      mkdirSync(join(folder, cwd), { recursive: true });
    } else if (verb === 'ENV') for (const pair of words.split(' ')) env[pair.split('=')[0]] = pair.split('=')[1];
    else if (verb === 'RUN') run(words, folder, cwd);
    else if (verb === 'COPY') copy(words, folder, cwd, folders);
    else if (verb === 'USER') image.user = words;
    else if (verb === 'VOLUME') image.volumes.push(words);
    else if (verb === 'STOPSIGNAL') image.stopSignal = words;
    else if (verb === 'CMD') image.command = JSON.parse(words);
    else if (verb === 'HEALTHCHECK') image.health = JSON.parse(words.slice(words.indexOf('[')));
    else if (verb !== 'EXPOSE') throw new Error(`${verb} is not known here`);
  }
  return { ...image, folder, env, cwd };
}

export const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;

/** Its absolute paths are those of the stage; there is no other user here to give anything to. */
function run(words: string, folder: string, cwd: string): void {
  const command = words.replaceAll(/--mount=\S+ /g, '').replaceAll(/(?<=^|\s)\/(?=\w)/g, `${folder}/`);
  const env = { ...process.env, PATH, npm_config_prefer_offline: 'true', NODE_OPTIONS: '', NODE_ENV: '' };
  const { status, stderr } = spawnSync('sh', ['-ec', `chown() { :; }; ${command}`], { cwd: join(folder, cwd), env });
  if (status !== 0) throw new Error(`RUN ${words}\n${stderr}`);
}

function copy(words: string, folder: string, cwd: string, folders: ReadonlyMap<string, string>): void {
  const [, stage, rest] = /^(?:--from=(\S+) )?(.*)$/.exec(words) ?? [];
  const names = rest.split(' ');
  const to = join(folder, cwd, names.pop() ?? '');
  if (!stage) {
    for (const path of context()) {
      mkdirSync(join(to, dirname(path)), { recursive: true });
      copyFileSync(join(root, path), join(to, path));
    }
    return;
  }
  const from = folders.get(stage);
  if (!from) throw new Error(`COPY ${words}: no stage of that name`);
  for (const name of names) {
    const path = join(from, name);
    if (statSync(path).isDirectory()) graft(path, to);
    else copyFileSync(path, join(to, basename(name)));
  }
}

/** All that lies in one folder, in another too. Stages share their files, which none of their lines changes; those of the checkout stay its own. */
function graft(from: string, to: string): void {
  const put = realpathSync(from).startsWith(root) ? copyFileSync : linkSync;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [old, anew] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) graft(old, anew);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(old), anew);
    else put(old, anew);
  }
}

/** The files of the checkout that .dockerignore lets in. */
export function context(): string[] {
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isException: line.startsWith('!'), pattern: line.replace(/^!/, '') }));
  const patterns = rules.map(({ isException, pattern }) => ({ isException, pattern, matches: matcher(pattern) }));
  const isOut = (path: string): boolean => !(patterns.findLast(({ matches }) => matches.test(path))?.isException ?? true);
  const mayHold = (path: string): boolean => patterns.some(({ isException, pattern }) => isException && pattern.startsWith(`${path}/`));
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return isOut(path) && !mayHold(path) ? [] : walk(path);
      return isOut(path) ? [] : [path];
    });
  return walk('');
}

/** A pattern names a path and all that lies below it. */
function matcher(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}(?:/|$)`);
}

/** Nobody can write to anything below. */
export function seal(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, entry.isDirectory() ? 0o555 : 0o444);
  }
  chmodSync(folder, 0o555);
}
