/** Every size from a small phone to a great screen, in both languages: nothing covered, out of reach, clipped, too small or cut. */
import { expect, test } from 'vitest';
import { layoutFaults } from './layout-faults';
import { lookAtMoments } from './moments';
import { visit } from './visitor';

test('the look itself: each fault is found, and nothing else', async () => {
  const { page } = await visit('about:blank');
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; font: 16px/20px sans-serif } button { position: absolute; width: 90px; height: 50px; padding: 0; white-space: nowrap }
      .over { position: absolute; left: 100px; top: 0; width: 120px; height: 60px; background: #888 }
      .scroll { position: absolute; top: 200px; width: 200px; height: 60px; overflow: auto } .scroll button { top: 400px }
      .box { position: absolute; top: 300px; width: 60px; height: 40px; overflow: hidden }
      .dots { position: absolute; top: 400px; width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    </style>
    <button style="left: 0; top: 0">fine</button>
    <button style="left: 110px; top: 5px">under</button><div class="over"></div>
    <button style="left: 230px; top: 0; width: 40px; height: 40px">little</button>
    <button style="left: 300px; top: 0; width: 50px">spilling over</button>
    <button style="left: -80px; top: 70px">left out</button>
    <div class="scroll"><button>scrolled to</button></div>
    <div class="box"><button style="left: 30px">clipped</button></div>
    <p class="dots">a text that is cut</p>
    <p style="position: absolute; top: 440px">a text that is <a href="#x">whole</a></p>
    <header style="position: absolute; top: 540px; width: 300px"><a href="#home" style="position: absolute; width: 90px; height: 50px">home</a>
      <p style="position: absolute; left: 80px">over its edge</p><p style="position: absolute; left: 200px">beside it</p></header>
    <div style="position: absolute; left: 1400px; top: 500px; width: 200px">wide</div>`);
  const found = await page.evaluate(layoutFaults, 44);
  const told = (start: string, name: string): boolean => found.some((fault) => fault.startsWith(start) && fault.includes(name));
  expect({
    under: told('covered', '“under”'),
    little: told('too small', '“little”'),
    spilling: told('spills', 'spilling'),
    left: told('out of reach', '“left out”'),
    clipped: told('out of reach', '“clipped”'),
    dots: told('cut', 'a text that is cut'),
    overlapping: told('overlaps', '“over its edge”'),
    sideways: told('the page scrolls sideways', '160 px'),
  }).toEqual({ under: true, little: true, spilling: true, left: true, clipped: true, dots: true, overlapping: true, sideways: true });
  expect(found.filter((fault) => /“(fine|scrolled to|whole|beside it)”/.test(fault))).toEqual([]);
  // With a mouse 24 px are enough.
  expect(await page.evaluate(layoutFaults, 24)).not.toContainEqual(expect.stringMatching(/^too small/));
});

test('home and NOT ALONE: every kind of moment, at every size, in both languages', async () => {
  await lookAtMoments('home');
  await lookAtMoments('not-alone');
});
