/** The browsers come from Debian, for whoever may install packages there; elsewhere one has to put them in place. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What each package has to bring. */
const PROGRAMS = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'matchbox-window-manager': '/usr/bin/matchbox-window-manager',
} as const;
type Package = keyof typeof PROGRAMS;

export const FIREFOX: readonly Package[] = ['firefox-esr'];
export const WEBKIT: readonly Package[] = ['webkit2gtk-driver', 'xvfb', 'matchbox-window-manager'];

export const programOf = (name: Package): string => PROGRAMS[name];

const missing = (wanted: readonly Package[]): Package[] => wanted.filter((name) => !existsSync(PROGRAMS[name]));

/** Null if everything is there now, else what is missing, in words. */
export function install(wanted: readonly Package[]): string | null {
  const lacking = missing(wanted);
  if (lacking.length === 0) return null;
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    console.log(`Installing ${lacking.join(', ')} with apt-get (once) …`);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...lacking], { stdio: 'ignore' });
  }
  const left = missing(wanted);
  return left.length === 0 ? null : `missing: ${left.map((name) => PROGRAMS[name]).join(', ')} (Debian: apt-get install ${left.join(' ')})`;
}
