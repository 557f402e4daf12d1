/** Memory and disk can no longer be reconciled: only a restart from what is stored is safe. */
export class Broken extends Error {}
