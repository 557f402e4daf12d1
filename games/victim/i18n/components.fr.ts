// What things are called and what they do, in French.
import { de, type Words } from '@lurk/i18n';
import type * as english from './components.en.ts';

export const stats: Words<typeof english.stats> = { agi: 'Agilité', vit: 'Vitalité', int: 'Intelligence', luk: 'Chance' };
export const characters: Words<typeof english.characters> = {
  rolita: { name: 'Rolita', rule: 'la fille du président' },
  diego: { name: 'Diego', rule: 'le mécanicien' },
  vivian: { name: 'Vivian', rule: 'la médecin du camp' },
  lucien: { name: 'Lucien', rule: 'le meilleur ami' },
  anya: { name: 'Anya', rule: 'la journaliste' },
  sean: { name: 'Sean', rule: 'le soldat' },
};
const SELF_HEAL = 'Lancez l’Intelligence : sur 3 ou plus, Vivian soigne une Blessure ou retire un Effet Affaiblissant.';
const thunder = (whom: string): string =>
  `La foudre frappe une tuile Décodeur : attaquez ${whom} dessus. Amélioré : le Décodeur est cassé.`;
const flashlight = (tiles: number): string => `Regardez les ${tiles} premières tuiles d’une pile et remettez chacune dessus ou dessous.`;

export const byOption: Words<typeof english.byOption> = {
  selfHealAgain: SELF_HEAL,
  thunderStrike: thunder('une Victime'),
  flashlight,
};

export const skills: Words<typeof english.skills> = {
  agile: { name: 'Agile', rule: 'Après avoir couru, relancez l’Agilité et courez de la moitié du résultat, arrondie au supérieur.' },
  resourceful: {
    name: 'Débrouillard',
    rule: 'Défaussez une carte de la main : une caractéristique de Diego ou d’une Victime à portée monte de 1.',
  },
  selfHeal: { name: 'Auto-Soin', rule: `${SELF_HEAL} Pas deux tours de suite.` },
  smartLink: { name: 'Lien Intelligent', rule: 'Jusqu’au prochain tour de Lucien, chaque autre Victime a 1 action de plus.' },
  groundAnalyze: { name: 'Analyse du Terrain', rule: 'Anya ou une Victime à portée réussit tous les Tests jusqu’à la fin de son tour.' },
  shoot: { name: 'Tir', rule: 'Si le Démon est à portée, il a 1 action de moins à son prochain tour. Pas deux tours de suite.' },
  encouragement: { name: 'Encouragement', rule: 'À partir de 5 en Agilité : chaque Course d’un coéquipier a 1 point de plus.' },
  lucky: { name: 'Chanceux', rule: 'À partir de 5 en Chance : une Fouille réussie donne 1 carte de plus.' },
  adrenalineRush: {
    name: 'Montée d’Adrénaline',
    rule: 'À partir de 3 en Intelligence et en Agilité : après s’être défendue, touchée ou non, Vivian peut courir aussitôt, sans nouvelle tuile.',
  },
  perfectCode: { name: 'Code Parfait', rule: 'À partir de 5 en Intelligence : un Décodage réussi donne 1 symbole de plus.' },
  photoFlash: {
    name: 'Photo Flash',
    rule: 'À partir de 3 en Agilité et en Chance : Anya peut commencer son tour par un coup d’œil à 3 tuiles d’une pile, qu’elle remet dessus ou dessous.',
  },
  brave: {
    name: 'Brave',
    rule: 'À partir de 5 en Vitalité : une attaque contre une seule Victime sur la tuile de Sean doit viser Sean.',
  },
  bloodSmell: {
    name: 'Odeur de Sang',
    rule: 'Tant qu’une Victime est blessée : vous pouvez relancer le dé d’une Chasse ou d’une Attaque, une fois par tour.',
  },
  frenzy: { name: 'Frénésie', rule: 'L’Attaque peut viser toutes les Victimes de la tuile.' },
  voodooDoll: {
    name: 'Poupée Vaudou',
    rule: 'L’Attaque atteint aussi les tuiles adjacentes, reliées ou non ; une attaque réussie donne 1 Endurance.',
  },
  venomousFangs: { name: 'Crochets Venimeux', rule: 'La Victime touchée par l’Attaque est Empoisonnée : un dé de moins à chaque jet.' },
  shadowRush: {
    name: 'Ruée des Ombres',
    rule: 'Les pas d’une Chasse se partagent avec les Ombres ; l’Attaque part du corps ou d’une seule Ombre.',
  },
  fright: { name: 'Effroi', rule: 'La Victime touchée par l’Attaque est Effrayée : plus de Compétence Passive.' },
  target: {
    name: 'Marquage',
    rule: 'Marquez une Victime sur votre tuile et attaquez-la si vous voulez. Quand elle court, vous pouvez chasser. Amélioré : plusieurs.',
  },
  doubleSlash: { name: 'Coups de Griffes', rule: 'Deux attaques sur une Victime de votre tuile. Amélioré : trois.' },
  ambush: {
    name: 'Embuscade',
    rule: 'Chassez ; si vous avez bougé, vous pouvez attaquer une Victime à l’arrivée. Amélioré : à travers les obstacles.',
  },
  madCharge: {
    name: 'Charge Démentielle',
    rule: 'Chargez tout droit, à travers les obstacles, et attaquez tout le monde en chemin. Les tuiles Test vous arrêtent (sauf amélioré).',
  },
  morbidExplosion: {
    name: 'Explosion morbide',
    rule: 'Une tuile Cadavre explose : attaquez une Victime dessus ou sur une tuile adjacente. Amélioré : on n’y fouille plus.',
  },
  thunderCall: { name: 'Appel du Tonnerre', rule: thunder('chaque Victime') },
  spiderWeb: {
    name: 'Toile d’Araignée',
    rule: 'Une Toile sur une tuile inoccupée : la Victime qui arrive est Empoisonnée et attaquée. Amélioré : deux à la fois. Six au plus.',
  },
  poisonMist: {
    name: 'Brume Empoisonnée',
    rule: 'Attaquez une ou deux Victimes sur votre tuile ou une tuile adjacente. Amélioré : une Victime touchée est Empoisonnée.',
  },
  shadowSpikes: {
    name: 'Épines d’Ombre',
    rule: 'Attaquez chaque Victime sur votre tuile et celles des Ombres. Amélioré : après une attaque réussie, vous pouvez chasser.',
  },
  dimensionShift: {
    name: 'Déplacement Dimensionnel',
    rule: 'Vous ou une Ombre changez de place avec une Victime à 3 tuiles au plus, puis l’attaquez. Amélioré : une Chasse si elle est touchée.',
  },
  terrifyingDance: {
    name: 'Danse Terrifiante',
    rule: 'Attaquez une ou deux Victimes sur votre tuile ou une tuile adjacente. Amélioré : une Victime touchée est Effrayée.',
  },
  behindYou: {
    name: 'Derrière toi !',
    rule: 'Surgissez sur la tuile de n’importe quelle Victime et attaquez-la. Amélioré : touchée, elle est Effrayée.',
  },
  wolfBite: { name: 'Morsure du Loup', rule: 'Une Victime Gravement Blessée ici se relève, asservie.' },
  freshMeat: {
    name: 'Viande Fraîche',
    rule: 'Une Victime Gravement Blessée ici est éliminée ; +1 à toutes vos attaques, et 1 pas quand le dé de Chasse égale votre Rage.',
  },
  bloodCurse: {
    name: 'Malédiction Sanguine',
    rule: 'Une Victime Gravement Blessée ici est éliminée ; chaque Victime sans Blessure en reçoit une.',
  },
  toxicScar: { name: 'Balafre Toxique', rule: 'Une Victime Gravement Blessée ici est éliminée ; toutes les autres sont Empoisonnées.' },
  splitting: {
    name: 'Dédoublement',
    rule: 'Une Victime Gravement Blessée ici ou sur la tuile d’une Ombre est éliminée ; une nouvelle Ombre s’y dresse.',
  },
  hauntingHum: {
    name: 'Fredonnement Lancinant',
    rule: 'Une Victime Gravement Blessée ici est éliminée ; toutes les autres sont Effrayées.',
  },
};
export const demons: Words<typeof english.demons> = {
  werewolf: 'Loup-Garou',
  wendigo: 'Wendigo',
  witch: 'Sorcière',
  widow: 'Veuve',
  doppel: 'Doppelgänger',
  phantom: 'Fantôme',
};
export const items: Words<typeof english.items> = {
  aidbox: { name: 'Kit de Soins', rule: 'Soigne 1 Blessure, à vous ou à une Victime à portée.' },
  firework: { name: 'Feux d’artifice', rule: 'Annulent une attaque contre vous.' },
  flashlight: { name: 'Lampe de poche', rule: flashlight(3) },
  manual: { name: 'Manuel', rule: 'Relancez un de vos dés et gardez sa nouvelle face.' },
  pistol: { name: 'Pistolet', rule: 'Si le Démon est à portée, il a 1 action de moins à son prochain tour.' },
  hammer: { name: 'Marteau', rule: 'Ouvre un chemin à travers un obstacle, vers une tuile adjacente.' },
  amulet: { name: 'Amulette', rule: 'Équipée : +1 à chaque jet de Chance.' },
  calculator: { name: 'Calculatrice', rule: 'Équipée : +1 à chaque jet d’Intelligence.' },
  vest: { name: 'Veste', rule: 'Équipée : +1 à chaque jet de Vitalité.' },
  shoes: { name: 'Chaussures', rule: 'Équipées : +1 à chaque jet d’Agilité.' },
};
export const eventCards: Words<typeof english.eventCards> = {
  wildAnimals: { name: 'Animaux Sauvages', rule: 'Sur une tuile Cadavre, chaque Victime défausse une carte ou reçoit une Blessure.' },
  thunder: { name: 'Coup de Tonnerre', rule: 'Sur une tuile Décodeur, chaque Victime défausse une carte ou reçoit une Blessure.' },
  blackMagic: {
    name: 'Magie Noire',
    rule: 'Le Démon gagne 1 point de Rage ; s’il n’y en a pas encore, chaque Victime sur une tuile Malédiction reçoit une Blessure.',
  },
  insects: { name: 'Essaim d’Insectes', rule: 'Debout sur une tuile Test, chaque Victime repasse son Test.' },
  crows: { name: 'Cris de Corbeaux', rule: 'Au prochain tour de jeu, aucune Compétence pour les Victimes.' },
  hail: { name: 'Grêle', rule: 'Tout le monde défausse la moitié de sa main, arrondie à l’inférieur.' },
  snow: { name: 'Neige', rule: 'Au prochain tour de jeu, chaque Course a la moitié de ses points, arrondie au supérieur.' },
  stress: { name: 'Stress', rule: 'Tout le monde baisse deux caractéristiques de 1 ; les deux autres montent de 1.' },
  darkness: { name: 'Ténèbres', rule: 'La partie est finie : les Victimes perdent.' },
};
export const tiles: Words<typeof english.tiles> = {
  start: 'Départ',
  bunker: 'Bunker',
  normal: 'Forêt',
  decoder: 'Décodeur',
  corpse: 'Cadavre',
  curse: 'Malédiction',
  test: 'Test',
  herb: 'Herbe',
  wreck: 'Épave d’Avion',
};
export const testTile = (stat: string): string => `Test ${de(stat)}`;
export const effects: Words<typeof english.effects> = { target: 'la Marque', poisoned: 'le Poison', frightened: 'l’Effroi' };
export const actions: Words<typeof english.actions> = {
  run: 'Lancez l’Agilité : autant de points pour des pas et de nouvelles tuiles.',
  decode: 'Sur un Décodeur : lancez l’Intelligence, un jeton sur 3 ou plus.',
  heal: 'Lancez l’Intelligence : sur 3 ou plus, vous soignez une Blessure de quelqu’un à portée, ou retirez un Effet Affaiblissant.',
  search: 'Sur un Cadavre : lancez la Chance, une carte sur 3 ou plus, deux sur 6 ou plus.',
  hide: 'Lancez la Chance : sur 3 ou plus, votre Victime est cachée jusqu’à son prochain tour.',
  skill: 'Votre propre Compétence Active.',
  password: 'Sur le Bunker : mettez un jeton dans la ligne, ou reprenez-en un.',
  crawl: 'Un pas, quand la Victime est Gravement Blessée.',
};
