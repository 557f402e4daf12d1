// Words that sentences and screens share, in English.
/** So many of something. */
export const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const backs = {
  weapon: (n: number) => s(n, 'Weapon'),
  object: (n: number) => s(n, 'Object'),
  lab: (n: number) => s(n, 'Lab token'),
};
export const phases = {
  weather: 'Weather',
  maintenance: 'Maintenance and Rescue Helicopter',
  movement: 'Movement',
  alien: 'Alien actions',
  action: 'Character actions',
  rest: 'Rest',
  analyses: 'Analyses',
  meal: 'Meal',
  dogs: 'Dogs and Leader',
};
export const roles = { human: 'Human', alien: 'Alien' };
export const sides = { left: 'the left token', right: 'the right token' };
