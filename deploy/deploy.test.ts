/** The examples of deploy/ are what they say they are, as far as the programs they are for are here to say so. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SERVER_FLAGS } from '../bin/server-flags.ts';
import { cleanUp, newFolder } from '../server/test/start.ts';
import { freePort, has, playThrough } from './test/behind.ts';

const here = import.meta.dirname;
const read = (name: string): string => readFileSync(join(here, name), 'utf8');
afterAll(cleanUp);

test('every setting named in deploy/ and docs/deploy.md is one of the README', () => {
  const known = new Set(readFileSync(join(here, '../README.md'), 'utf8').match(/(?<=^\| `)(LURK_\w+|PORT|HOST)(?=`)/gm));
  /** Of the files themselves, and of tests. */
  const own = ['LURK_HOST', 'LURK_SERVERS', 'LURK_DB_PASSWORD'];
  const files = readdirSync(here).filter((name) => !name.endsWith('.ts') && name !== 'test');
  expect(files.length).toBeGreaterThan(4);
  const named = [...files.map(read), readFileSync(join(here, '../docs/deploy.md'), 'utf8')].flatMap(
    (text) => text.match(/LURK_[A-Z_]+/g) ?? [],
  );
  expect(named.filter((name) => !known.has(name) && !own.includes(name))).toEqual([]);
});

test('the unit and the container run Node as npm start does', () => {
  const flags = SERVER_FLAGS.join(' ');
  expect(read('lurk.service')).toContain(`ExecStart=/usr/bin/node ${flags} server/main.ts`);
  expect(read('Containerfile')).toContain(`CMD ${JSON.stringify(['node', ...SERVER_FLAGS, 'server/main.ts']).replaceAll(',', ', ')}`);
});

test.runIf(has('systemd-analyze', '--version'))('systemd finds nothing wrong with the unit, and little that it may do', () => {
  const folder = newFolder();
  // Its program is wherever Node is here.
  const unit = read('lurk.service').replace('/usr/bin/node', process.execPath);
  writeFileSync(join(folder, 'lurk.service'), unit);
  const verified = spawnSync('systemd-analyze', ['verify', join(folder, 'lurk.service')], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', join(folder, 'lurk.service')], {
    encoding: 'utf8',
  });
  expect(judged.status, judged.stdout.split('\n').at(-2)).toBe(0);
});

describe('compose.yaml', () => {
  const compose = [['docker', 'compose'], ['docker-compose']].find(([file, ...args]) => has(file, ...args, 'version'));

  test.runIf(compose)('is one', () => {
    const [file, ...args] = compose!;
    const folder = join(newFolder(), 'deploy');
    mkdirSync(folder);
    copyFileSync(join(here, 'Caddyfile'), join(folder, 'Caddyfile'));
    copyFileSync(join(here, 'example.env'), join(folder, '.env'));
    // The first generation of the program does not know the name of a project.
    const text = args.length ? read('compose.yaml') : read('compose.yaml').replace(/^name: .*$/m, '');
    writeFileSync(join(folder, 'compose.yaml'), text);
    const { stdout, stderr } = spawnSync(file, [...args, '--profile', 'two', 'config', '--services'], { cwd: folder, encoding: 'utf8' });
    expect(stdout.trim().split('\n').sort(), stderr).toEqual(['db', 'lurk', 'lurk2', 'proxy']);
  });
});

describe('a match is played through', () => {
  test.runIf(has('nginx', '-v') && has('openssl', 'version'))('nginx.conf, by https', async () => {
    const folder = newFolder();
    const [plain, tls] = [await freePort(), await freePort()];
    const keys = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
    const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1', ...keys]);
    expect(made.status).toBe(0);
    const hasV6 = Object.values(networkInterfaces()).some((each) => each?.some(({ family }) => family === 'IPv6'));
    const command = (port: number) => {
      const lurk = read('nginx.conf')
        .replaceAll('/etc/letsencrypt/live/play.example.org', folder)
        .replaceAll(/listen (\[::\]:)?443/g, `listen $1${tls}`)
        .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${plain};`)
        .replace('server 127.0.0.1:8787;', `server 127.0.0.1:${port};`);
      writeFileSync(join(folder, 'lurk.conf'), hasV6 ? lurk : lurk.replaceAll(/^ *listen \[::\].*$/gm, ''));
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ');
      const all = `daemon off; pid ${folder}/nginx.pid; error_log stderr;
        events {} http { access_log off; ${temporary} include ${folder}/lurk.conf; }`;
      writeFileSync(join(folder, 'nginx.conf'), all);
      const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
      const tested = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
      expect(tested.status, tested.stderr).toBe(0);
      return { file: 'nginx', args };
    };
    // Its certificate is its own word.
    const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    try {
      await playThrough({ url: `https://127.0.0.1:${tls}`, secure: true, command });
    } finally {
      if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    }
  });

  test.runIf(has('caddy', 'version'))('Caddyfile, without a certificate', async () => {
    const folder = newFolder();
    const url = `http://127.0.0.1:${await freePort()}`;
    const admin = `127.0.0.1:${await freePort()}`;
    const command = (port: number) => ({
      file: 'caddy',
      args: ['run', '--adapter', 'caddyfile', '--config', join(here, 'Caddyfile')],
      env: { LURK_HOST: url, LURK_SERVERS: `127.0.0.1:${port}`, CADDY_ADMIN: admin, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    await playThrough({ url, secure: false, command });
  });
});
