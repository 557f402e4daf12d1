/** A file as it is sent: its bytes, what they are, the tag a browser knows them by, and what they are compressed to. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const TYPES: Record<string, string> = {
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

export interface File {
  body: Buffer;
  type: string;
  tag: string;
  /** By encoding, each made once; null for one that is not kept, and so goes as it is. */
  packed: Map<string, Buffer> | null;
}

export function fileOf(body: Buffer, end: string): File {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, tag, type: TYPES[end] ?? 'application/octet-stream', packed: new Map() };
}

export function packedFor({ headers }: IncomingMessage, file: File): [encoding: string | null, body: Buffer] {
  if (!file.packed || file.body.length < 1000 || [...PACKED].some((end) => file.type === TYPES[end])) return [null, file.body];
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
