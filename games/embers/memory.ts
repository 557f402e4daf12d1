/** What a seat remembers: nothing its hand and its circle do not show. */
export const blank = (): null => null;
export const remember = (memory: null): null => memory;
