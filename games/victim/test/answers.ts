/** Answers that many tests give. */
export const step = (to: string) => ({ pick: 'step', with: to });
export const turn = (side: number) => ({ pick: 'turn', with: { pick: side, with: 'A' } });
export const attack = (victim: string) => ({ pick: 'attack', with: victim });
