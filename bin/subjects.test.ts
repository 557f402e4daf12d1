import { expect, test } from 'vitest';
import { faultOf } from './subjects.ts';

test.each([
  [`The ${'clock '.repeat(12)}`, /longer/],
  ['é'.repeat(73), /longer/],
  ['wip', /unfinished/],
  ['WIP: the clock', /unfinished/],
  ['[wip] the clock', /unfinished/],
  ['fixup! The clock comes from the deadline', /belongs/],
  ['squash! The clock comes from the deadline', /belongs/],
  ['amend! The clock comes from the deadline', /belongs/],
  ["Merge branch 'gallery' of /work/w/gallery", /which branch/],
  ["Merge branch 'gallery' of host:/work/gallery", /which branch/],
  ["Merge branch 'gallery'", /which branch/],
  ["Merge branch 'gallery' into main", /which branch/],
  ["Merge branches 'a' and 'b'", /which branch/],
  ["Merge remote-tracking branch 'origin/main'", /which branch/],
  ["Merge tag 'v1'", /which branch/],
  ['Merge commit 99eb66d3', /which branch/],
  ['Merge pull request #12 from them/gallery', /which branch/],
])('refused: %s', (subject, why) => {
  expect(faultOf(subject)).toMatch(why);
});

test.each([
  'é'.repeat(72),
  "The clock comes from the server's deadline",
  'Wiping the board clears its tokens',
  'Merged views keep their order',
  "Merge branch 'gallery': every screen has a page",
  'Merge branches of the tree where they meet: one lane',
])('fine: %s', (subject) => {
  expect(faultOf(subject)).toBeNull();
});
