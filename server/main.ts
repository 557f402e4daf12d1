/**
 * The server process: started from environment variables, stopped by a signal.
 * Exit codes (docs/running.md): 0 stopped as asked; 1 to 7 could not start, and starting again would not help; 70 its state was broken, 75 its PostgreSQL is away: start again.
 */
import { startServer } from './app.ts';
import { Broken } from './common/broken.ts';
import { codeOf, logTo, traceOf } from './common/log.ts';
import { Bucket } from './gateway/buckets.ts';
import { BadSetting, settingsFrom } from './settings.ts';
import { StoreTrouble } from './store/trouble.ts';

const BROKEN = 70;
/** Uncaught errors tolerated before the process restarts: a burst, and so many each second. */
const ESCAPES: [number, number] = [10, 0.1];
/** Stopping takes no longer. */
const LONGEST_STOP = 10_000;

const log = logTo((line) => process.stdout.write(`${line}\n`));
// A log that cannot be written (full disk, closed pipe) must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

function giveUp(words: string, code = 1): never {
  process.stderr.write(`${words}\n`);
  process.exit(code);
}

function startAnew(error: unknown): never {
  log('broken', traceOf(error));
  process.exit(BROKEN);
}

// An error past every guard: logged without its message. Only its handler is lost: every change is stored before it is told, or rolled back.
const escapes = new Bucket(ESCAPES, performance.now());
process.on('uncaughtException', (error) => {
  log('escaped', traceOf(error));
  if (error instanceof Broken || !escapes.take(performance.now())) startAnew(error);
});

try {
  const server = await startServer(settingsFrom(process.env), undefined, { broken: startAnew });
  process.stdout.write(`\n  Lurk is open: ${server.url}\n\n`);
  const end = (): void => {
    setTimeout(() => startAnew(new Error('stopping took too long')), LONGEST_STOP);
    server.stop().then(() => process.exit(0), startAnew);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // The supervisor is gone, and nothing else would stop this process.
  if (process.connected) process.on('disconnect', end);
} catch (error) {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof BadSetting) giveUp(message);
  if (error instanceof StoreTrouble) giveUp(message, error.exitCode);
  const port = process.env.PORT || 8787;
  if (code === 'EADDRINUSE')
    giveUp(`Port ${port} is taken: another program is using it. Choose another, for example PORT=${Number(port) + 1} npm start.`);
  if (code === 'EACCES') giveUp(`Lurk may not open port ${port}. Choose another with PORT.`);
  giveUp(`Lurk could not start: ${message}`);
}
