/**
 * The built page, read once at the start and served from memory: no request ever reaches the disk, whatever path it names.
 * Compressed once, and cached by browsers for as long as its names allow. A page built anew is picked up at the next start.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { HEADS } from '@lurk/table';
import { codeOf } from '../common/log.ts';
import { type File, fileOf, packedFor, TYPES } from './file.ts';
import { Heads } from './heads.ts';

const NO_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lurk</title>
<h1>Lurk is running, but its page has not been built yet.</h1>
<p>Build it with <code>npm run build --workspace web</code> in the checkout, then start the server again.</p></html>`;

export class Pages {
  readonly #files: ReadonlyMap<string, File>;
  readonly #heads: Heads;

  constructor(root: string) {
    this.#files = new Map(filesUnder(root, ''));
    this.#heads = new Heads([...filesUnder(join(root, HEADS), '')].map(([path, { body }]) => [path.slice(1), body.toString()]));
  }

  /**
   * The file of this path; a path that is no file, such as the link to a table, is answered with the page itself, under the head that
   * its query asks for. `origin` is the address the caller came by.
   */
  serve(request: IncomingMessage, response: ServerResponse, path: string, origin: string): void {
    const file = this.#files.get(path) ?? (extname(path) ? undefined : this.#page(queryOf(request), origin));
    if (!file) {
      const missing = extname(path) !== '';
      response.writeHead(missing ? 404 : 503, { 'content-type': TYPES['.html'], 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : missing ? 'Not here.' : NO_PAGE);
      return;
    }
    const headers: Record<string, string> = {
      'content-type': file.type,
      // Built assets carry their hash in their name: another content has another name.
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.tag,
      vary: 'accept-encoding',
    };
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const [encoding, body] = packedFor(request, file);
    if (encoding) headers['content-encoding'] = encoding;
    headers['content-length'] = String(body.length);
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #page(query: string, origin: string): File | undefined {
    return this.#heads.find(query, origin) ?? this.#files.get('/index.html');
  }
}

const queryOf = ({ url = '' }: IncomingMessage): string => new URL(url, 'http://here').search;

/** Every file below, under the path it is asked for by. What begins with a dot is the builder's own. */
function* filesUnder(root: string, path: string): Generator<[path: string, file: File]> {
  for (const entry of entriesOf(join(root, path))) {
    const below = `${path}/${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* filesUnder(root, below);
    else if (entry.isFile()) yield [below, fileOf(readFileSync(join(root, below)), extname(entry.name))];
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // No page yet: the server says so itself.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
