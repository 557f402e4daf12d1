import { expect, test } from 'vitest';
import { literalColours } from './colours.ts';

test('a colour counts in styles and drawings; one that defines a token, stands in a script or only looks like one does not', () => {
  const component = `<script>const a = '#fff';</script>
{#if add}<a href="#faded"><path fill="#abcdef" stroke="url(#cafe)" /></a>{/if}
<style>
  /* #123456 */
  p { color: #fff; background: rgb(0 0 0 / 50%); border-color: var(--edge); --edge: #ddd; }
</style>`;
  expect(literalColours('web/src/a.svelte', component)).toBe(3);
  expect(literalColours('web/src/a.css', ':root { --a: #fff; }\np { color: oklch(from var(--a) l c h); }')).toBe(0);
});
