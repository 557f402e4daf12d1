/** The pick that activates a trap, in a window or while somebody else is asked (D-16, D-17). */
export const ACTIVATE = 'activateTrap' as const;
/** The pick of a baited Anomaly that is there already (D-15). */
export const PRETEND = 'pretend' as const;
