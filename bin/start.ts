// `npm start`: the page, if it has to be built, then the server, in a process of its own that is started again if it falls.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPage } from './build-page.ts';
import { SERVER_FLAGS } from './server-flags.ts';
import { supervise } from './supervise.ts';

// Somebody else's page needs no build of ours.
if (!process.env.LURK_WEB) buildPage();
const server = join(import.meta.dirname, '../server/main.ts');
// The channel is for the server to notice if we are gone.
const args = [...process.execArgv, ...SERVER_FLAGS, server];
const start = () => spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
process.exit(await supervise(start, (line) => process.stderr.write(`${line}\n`)));
