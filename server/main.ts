/**
 * The server process: made from the settings of the environment, until it is told to stop.
 * Exit codes (docs/running.md): 0 stopped as asked; 1 to 7 could not start, and starting again would not help; 70 its state was broken, 75 its PostgreSQL is away: start again.
 */
import { startServer } from './app.ts';
import { Broken } from './common/broken.ts';
import { codeOf, logTo, traceOf } from './common/log.ts';
import { Bucket } from './gateway/buckets.ts';
import { BadSetting, settingsFrom } from './settings.ts';
import { StoreTrouble } from './store/trouble.ts';

const BROKEN = 70;
/** Faults that escape every guard, before we stop believing in our own state: a burst, and so many each second. */
const ESCAPES: [number, number] = [10, 0.1];
/** Stopping takes no longer. */
const LONGEST_STOP = 10_000;

const log = logTo((line) => process.stdout.write(`${line}\n`));
// A log on a full disk, or piped to a reader who left, is no reason to end the match.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

function giveUp(words: string, code = 1): never {
  process.stderr.write(`${words}\n`);
  process.exit(code);
}

function startAnew(error: unknown): never {
  log('broken', traceOf(error));
  process.exit(BROKEN);
}

// Whatever escaped all guards: say where, not what. Its handler is lost, the tables are not: every change is stored before it is told, or undone.
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
  // Whoever watches over us is gone, and nobody would ever stop us.
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
