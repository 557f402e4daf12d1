// Words that sentences and screens share, in French.
/** So many of something. */
export const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;

export const backs = {
  weapon: (n: number) => s(n, 'Arme'),
  object: (n: number) => s(n, 'Objet'),
  lab: (n: number) => s(n, 'jeton Labo', 'jetons Labo'),
};
export const phases = {
  weather: 'Conditions météo',
  maintenance: 'Maintenance et Hélicoptère de secours',
  movement: 'Déplacement',
  alien: 'Actions Alien',
  action: 'Actions Personnage',
  rest: 'Repos',
  analyses: 'Analyses',
  meal: 'Repas',
  dogs: 'Chiens et Leader',
};
export const roles = { human: 'Humain', alien: 'Alien' };
export const sides = { left: 'le jeton de gauche', right: 'le jeton de droite' };
