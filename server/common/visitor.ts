/** Whom a limit is counted for: a session, and the address it comes from. */
export interface Visitor {
  session: string;
  address: string;
}

/** A visitor without a session. */
export const NOBODY = '';
