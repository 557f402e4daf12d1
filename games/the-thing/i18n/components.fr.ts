// What things are called and what they do, in French; and words that sentences and screens share.
import type { Words } from '@lurk/i18n';
import type * as english from './components.en.ts';

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
export const characters: Words<typeof english.characters> = {
  bennings: { name: 'Bennings', rule: 'Station météo, Utiliser : lance deux fois le dé et garde le résultat qu’il préfère.' },
  clark: { name: 'Clark', rule: 'Seul avec un Chien, il ne fait pas de Rencontre.' },
  windows: { name: 'Windows', rule: 'Réparer : peut retirer 2 dégâts au lieu de 1.' },
  macready: { name: 'MacReady', rule: 'Armurerie, Utiliser : pioche 3 Armes et en garde 1.' },
  garry: { name: 'Garry', rule: 'Après la pioche, peut changer une carte Action ; avec les dés, peut relancer 1 des siens.' },
  norris: { name: 'Norris', rule: 'A toujours l’effet d’une Lampe-torche ; avec les dés, peut relancer jusqu’à 3 des siens.' },
  blair: { name: 'Dr Blair', rule: 'Laboratoire, Utiliser : peut piocher 1 jeton Labo de plus.' },
  nauls: { name: 'Nauls', rule: 'Cuisine, Utiliser : ne cuit que 1 jeton Vivres au lieu de 2.' },
};
export const places: Words<typeof english.places> = {
  armory: { name: 'Armurerie', rule: 'Utiliser : piocher 2 Armes, en garder 1. Saboter : l’Arme du dessus est perdue sans être vue.' },
  helipad: {
    name: 'Héliport',
    rule: 'Utiliser : 1 jeton Fioul du Stock dans l’Hélicoptère de la base, ou partir avec les Clefs. Réparer : −1 dégât. Saboter : +1 dégât. Bonus Coopération.',
  },
  boiler: {
    name: 'Chaufferie',
    rule: 'Utiliser : 1 jeton Fioul du Hangar. Réparer : −1 dégât. Saboter : +1 dégât. À 3 dégâts elle est détruite pour de bon, et la base commence à geler. Bonus Coopération.',
  },
  radio: {
    name: 'Salle radio',
    rule: 'Utiliser, sans aucun dégât ici : lancer le S.O.S., et l’Hélicoptère de secours se met en route. Réparer : −1 dégât. Saboter : +1 dégât. Bonus Coopération.',
  },
  warehouse: {
    name: 'Hangar',
    rule: 'Utiliser : piocher 2 Objets, en garder 1. Saboter : l’Objet du dessus est perdu sans être vu. Le fioul de la base est stocké ici.',
  },
  shed: {
    name: 'Remise',
    rule: 'Utiliser : 1 jeton Fioul du Stock dans l’Autoneige, ou partir avec les Clefs. Réparer : −1 dégât. Saboter : +1 dégât. Bonus Coopération.',
  },
  generator: {
    name: 'Générateur',
    rule: 'Utiliser : 1 jeton Fioul du Hangar. Réparer : −1 dégât. Saboter : +1 dégât. À 2 dégâts la base est dans l’Obscurité. Bonus Coopération.',
  },
  kitchen: {
    name: 'Cuisine',
    rule: 'Utiliser : cuire 2 jetons Vivres du Cellier ; même peu, ce qui est cuit fait un repas pour tout le monde. Saboter : 2 jetons Vivres du Cellier perdus.',
  },
  lab: {
    name: 'Laboratoire',
    rule: 'Utiliser : piocher 1 jeton Labo ; une Poche de sang permet l’Analyse A. Saboter : 1 Poche de sang du sac Laboratoire perdue. Bonus Coopération.',
  },
  weather: {
    name: 'Station météo',
    rule: 'Utiliser : lancer le dé Météo pour la prochaine manche, puis déplacer 1 jeton Fioul du Hangar vers un lieu qui a de la place. Saboter : 1 jeton Fioul du Hangar perdu.',
  },
  dorm: {
    name: 'Dortoir',
    rule: 'Dormir : défausser ses cartes Action et en choisir autant dans la pioche. Avec les dés : se coucher pour choisir la face d’1 dé.',
  },
  rec: { name: 'Salle de repos', rule: 'Tout le monde y commence et s’y repose. L’Alien n’y entre jamais.' },
  kennel: { name: 'Chenil', rule: 'Les Chiens capturés y sont gardés. Aucun Personnage n’y entre, mais l’Alien, si.' },
};
export const bonus: Words<typeof english.bonus> = {
  name: 'Bonus Coopération',
  rule: 'Utiliser et Réparer se font une fois par Personnage debout dans le lieu ; ensuite, seul celui qui a agi se couche. Saboter n’est jamais répété.',
};
export const exits: Words<typeof english.exits> = {
  helipad: 'l’Hélicoptère de la base',
  shed: 'l’Autoneige',
  rescue: 'l’Hélicoptère de secours',
};
export const items: Words<typeof english.items> = {
  flamethrower: {
    name: 'Lance-flammes',
    rule: 'Éviter une Rencontre ; faire fuir l’Alien (−1 Force) ou incendier le lieu où l’on est, et se coucher ; ou, avec un Câble, faire l’Analyse B. 1 Recharge chaque fois, 6 en tout.',
  },
  dynamite: {
    name: 'Dynamite/Molotov',
    rule: 'Faire fuir l’Alien (−1 Force) ou incendier le lieu où l’on est, et se coucher. Usage unique.',
  },
  melee: { name: 'Arme de mêlée', rule: 'Éviter une Rencontre avec l’Alien. Usage unique.' },
  firearm: { name: 'Arme à feu', rule: 'Éviter les Rencontres avec l’Alien. On la garde.' },
  keys: { name: 'Clefs', rule: 'Avec un Utiliser à l’Héliport ou à la Remise : déclencher l’évasion, si le véhicule est prêt.' },
  flashlight: {
    name: 'Lampe-torche',
    rule: 'Dans l’Obscurité, vous choisissez votre carte. Action spéciale : voyez 2 cartes, posez-en 1. Avec les dés, dans l’Obscurité : relancez-en jusqu’à 3.',
  },
  tools: { name: 'Outils', rule: 'Retirer 1 dégât du lieu où l’on est debout.' },
  fuel: { name: 'Fioul', rule: 'Déplacer 1 jeton Fioul du Hangar vers le lieu où l’on est debout.' },
  cable: { name: 'Câble', rule: 'Avec un Lance-flammes : l’Analyse B (réaction à la chaleur), sur n’importe qui. On le garde.' },
  blood: { name: 'Poche de sang', rule: 'L’Analyse A (analyse de sang), sur le plus suspect.' },
  failure: { name: 'Échec', rule: 'Sans effet, mais bon pour bluffer.' },
};
export const weather: Words<typeof english.weather> = { clear: 'beau temps', cloudy: 'nuageux', snow: 'neige', storm: 'tempête' };
export const actions: Words<typeof english.actions> = { use: 'Utiliser', repair: 'Réparer', sabotage: 'Saboter' };
export const faces: Words<typeof english.faces> = { use: 'UTILISER', repair: 'RÉPARER', sabotage: 'SABOTER', threat: 'MENACE' };
