// The first line of a commit says what is true now, in at most 72 letters (CONTRIBUTING.md).

/** `git log --oneline` cuts off what is longer. */
const LONGEST = 72;
/** What git or a forge writes when nobody does: the names of branches, and at times a path on one machine. */
const UNSAID = /^Merge (pull request #\d+|((remote-tracking )?branch(es)?|tags?|commits?) )(?!.*: )/;

/** What is wrong with it; null if nothing is. */
export function faultOf(subject: string): string | null {
  if ([...subject].length > LONGEST) return `is longer than ${LONGEST} letters`;
  if (/^\W*wip\b/i.test(subject)) return 'is unfinished: say what is true now';
  if (/^(fixup|squash|amend)!/.test(subject)) return 'belongs into the commit it mends';
  return UNSAID.test(subject) ? 'says which branch, not what is true now' : null;
}
