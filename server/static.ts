/** The built page, from memory: small, compressed once, and cached by browsers for as long as its names allow. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { securityHeaders } from './headers.ts';

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
  changed: number;
  packed: Map<string, Buffer>;
}

const NO_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lurk</title>
<h1>Lurk is running, but its page has not been built yet.</h1>
<p>Build it with <code>npm run build --workspace web</code> in the checkout, then reload this page.</p></html>`;

export class Pages {
  readonly #root: string;
  readonly #files = new Map<string, File>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The file of this path; a path that is no file, such as the link to a table, is answered with the page itself. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): void {
    const file = this.#read(path) ?? (extname(path) ? null : this.#read('/index.html'));
    if (!file) {
      const missing = extname(path) !== '';
      response.writeHead(missing ? 404 : 503, { ...securityHeaders(request), 'content-type': TYPES['.html'], 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : missing ? 'Not here.' : NO_PAGE);
      return;
    }
    const headers: Record<string, string> = {
      ...securityHeaders(request),
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

  #read(path: string): File | null {
    const full = normalize(join(this.#root, path));
    if (!full.startsWith(this.#root + sep)) return null;
    const stat = statSync(full, { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    const known = this.#files.get(full);
    if (known?.changed === stat.mtimeMs) return known;
    const body = readFileSync(full);
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const file = { body, tag, changed: stat.mtimeMs, type: TYPES[extname(full)] ?? 'application/octet-stream', packed: new Map() };
    this.#files.set(full, file);
    return file;
  }
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
