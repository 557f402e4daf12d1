/** Once, before all files: a browser to test in, and something to test. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hostGallery } from '../gallery-host';
import { type Chromium, findChromium } from './browser';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: Chromium;
    /** Where the gallery is served. */
    gallery: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync(join(import.meta.dirname, '../dist/index.html'))) throw new Error('The page is not built: npm run build --workspace web');
  rmSync(join(import.meta.dirname, '.failed'), { recursive: true, force: true });
  project.provide('chromium', await findChromium((line) => console.log(line)));
  const gallery = await hostGallery();
  project.provide('gallery', gallery.origin);
  return gallery.close;
}
