/** `npm start`: a server from the settings of the environment, until it is told to stop. */
import { startServer } from './app.ts';
import { logTo, traceOf } from './log.ts';
import { BadSetting, settingsFrom } from './settings.ts';
import { StoreTrouble } from './sqlite/trouble.ts';

function giveUp(words: string, code = 1): never {
  process.stderr.write(`${words}\n`);
  process.exit(code);
}

// Whatever escaped all nets: say where, not what, and let whoever watches over us start anew. The store is in order at any moment.
process.on('uncaughtException', (error) => {
  logTo((line) => process.stderr.write(`${line}\n`))('crashed', traceOf(error));
  process.exit(1);
});

try {
  const settings = settingsFrom(process.env);
  const server = await startServer(settings);
  process.stdout.write(`\n  Lurk is open: ${server.url}\n\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0));
    });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof BadSetting) giveUp(message);
  if (error instanceof StoreTrouble) giveUp(message, error.exitCode);
  const port = process.env.PORT || 8787;
  if (code === 'EADDRINUSE')
    giveUp(`Port ${port} is taken: another program is using it. Choose another, for example PORT=${Number(port) + 1} npm start.`);
  if (code === 'EACCES') giveUp(`Lurk may not open port ${port}. Choose another with PORT.`);
  giveUp(`Lurk could not start: ${message}`);
}
