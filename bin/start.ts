// `npm start`: the server, or a told game as long as there is none.
import { existsSync } from 'node:fs';

const server = new URL('../server/main.ts', import.meta.url);
const story = new URL('./lurk.ts', import.meta.url);

if (existsSync(server)) {
  await import(server.href);
} else {
  process.argv.push('story', 'not-alone', '--seed', 'demo');
  await import(story.href);
}
