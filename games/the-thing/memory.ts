/** What a seat remembers beyond what lies on the table. */
export const blank = (): null => null;
export const remember = (memory: null): null => memory;
