/** The gallery, built and served under the strict content policy of the site: every screen without a match, for pictures and for tests. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';

const here = import.meta.dirname;
const root = join(here, '.gallery');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

export interface GalleryHost {
  readonly origin: string;
  close(): void;
}

export async function hostGallery(): Promise<GalleryHost> {
  // Built when somebody first looks, and once for all who look.
  let built: Promise<unknown> | undefined;
  const server = createServer(async (request, response) => {
    built ??= build({ configFile: join(here, 'vite.config.ts'), root: here, mode: 'gallery', logLevel: 'error' });
    await built;
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    try {
      const body = await readFile(join(root, path));
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream', 'content-security-policy': policy })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the gallery has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
