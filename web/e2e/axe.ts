/** Accessibility, judged by axe in the page itself. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { painted } from './visitor';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string; any: { message: string }[] }[];
}

/** Serious and critical findings, in words. */
export async function findings(page: Page): Promise<string[]> {
  // Through the debugger, so that the page's own strict policy stays in force.
  await page.evaluate(`if (!globalThis.axe) { ${source} }`);
  const run = () => page.evaluate('axe.run(document, { resultTypes: ["violations"], preload: false })');
  const { violations } = (await painted(page, run)) as { violations: Violation[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id} ×${nodes.length}: ${nodes
          .slice(0, 3)
          .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
          .join(' | ')}`,
    );
}
