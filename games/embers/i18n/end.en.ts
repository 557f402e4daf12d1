// What is told at the end, in English.
export const words = {
  title: { guests: 'The Guests win', cursed: 'The Cursed win' },
  how: {
    guests: (burnt: string) => `A Curse burns with ${burnt}.`,
    cursed: (burnt: string) => `${burnt} burns, and held no Curse.`,
  },
};
