// `npm start`: builds the page if needed, then runs the server in a child process and restarts it if it crashes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPage } from './build-page.ts';
import { SERVER_FLAGS } from './server-flags.ts';
import { supervise } from './supervise.ts';

// A page from another folder (LURK_WEB) needs no build.
if (!process.env.LURK_WEB) buildPage();
const server = join(import.meta.dirname, '../server/main.ts');
// Through this channel the server notices when the supervisor is gone.
const args = [...process.execArgv, ...SERVER_FLAGS, server];
const start = () => spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
process.exit(await supervise(start, (line) => process.stderr.write(`${line}\n`)));
