/**
 * The built page, read once at the start and served from memory: no request ever reaches the disk, whatever path it names.
 * Compressed once, and cached by browsers for as long as its names allow. A page built anew is picked up at the next start.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { codeOf } from '../common/log.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};
const PACKED = new Set(['.png', '.woff2', '.ico']);

interface File {
  body: Buffer;
  type: string;
  tag: string;
  packed: Map<string, Buffer>;
}

const NO_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lurk</title>
<h1>Lurk is running, but its page has not been built yet.</h1>
<p>Build it with <code>npm run build --workspace web</code> in the checkout, then start the server again.</p></html>`;

export class Pages {
  readonly #files: ReadonlyMap<string, File>;

  constructor(root: string) {
    this.#files = new Map(filesUnder(root, ''));
  }

  /** The file of this path; a path that is no file, such as the link to a table, is answered with the page itself. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): void {
    const file = this.#files.get(path) ?? (extname(path) ? undefined : this.#files.get('/index.html'));
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
}

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

function fileOf(body: Buffer, end: string): File {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, tag, type: TYPES[end] ?? 'application/octet-stream', packed: new Map() };
}

function packedFor({ headers }: IncomingMessage, file: File): [encoding: string | null, body: Buffer] {
  if (file.body.length < 1000 || [...PACKED].some((end) => file.type === TYPES[end])) return [null, file.body];
  const accepted = String(headers['accept-encoding'] ?? '');
  for (const encoding of ['br', 'gzip']) {
    if (!accepted.includes(encoding)) continue;
    let body = file.packed.get(encoding);
    if (!body) {
      body =
        encoding === 'br'
          ? brotliCompressSync(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
          : gzipSync(file.body, { level: 9 });
      file.packed.set(encoding, body);
    }
    return [encoding, body];
  }
  return [null, file.body];
}
