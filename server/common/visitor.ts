/** Who asks: limits belong to people, and people come from somewhere. */
export interface Visitor {
  session: string;
  address: string;
}

/** A visitor without a session. */
export const NOBODY = '';
