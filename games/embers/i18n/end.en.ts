// What is told at the end, in English.
export const words = {
  title: { guests: 'The Guests win', cursed: 'The Cursed win' },
  how: { guests: 'A Curse burns with its holder.', cursed: 'The one who burnt held no Curse.' },
};
