// What things are called and what they do, in French.
import type { Words } from '@lurk/i18n';
import type * as english from './terms.en.ts';

export const stats: Words<typeof english.stats> = { agi: 'Agilité', vit: 'Vitalité', int: 'Intelligence', luk: 'Chance' };
export const characters: Words<typeof english.characters> = {
  rolita: { name: 'Rolita', rule: 'la fille du président' },
  diego: { name: 'Diego', rule: 'le mécanicien' },
  vivian: { name: 'Vivian', rule: 'la médecin du camp' },
  lucien: { name: 'Lucien', rule: 'le meilleur ami' },
  anya: { name: 'Anya', rule: 'la journaliste' },
  sean: { name: 'Sean', rule: 'le soldat' },
};
export const skills: Words<typeof english.skills> = {
  agile: { name: 'Agile', rule: 'Après avoir couru, relancez l’Agilité et courez encore avec la moitié des dés, arrondie au-dessus.' },
  resourceful: {
    name: 'Débrouillard',
    rule: 'Défaussez une carte de la main : une statistique de Diego ou d’une Victime à portée monte de 1.',
  },
  selfHeal: {
    name: 'Auto-Soin',
    rule: 'Lancez l’Intelligence ; dès 3, Vivian perd une Blessure ou un affaiblissement. Repos au tour suivant.',
  },
  smartLink: { name: 'Lien Intelligent', rule: 'Jusqu’au prochain tour de Lucien, chaque autre Victime a 1 action de plus.' },
  groundAnalyze: { name: 'Analyse du Terrain', rule: 'Anya ou une Victime à portée réussit tous les Tests de son tour.' },
  shoot: { name: 'Tir', rule: 'Le Démon à portée a 1 action de moins à son prochain tour. Recharge au tour suivant.' },
  encouragement: { name: 'Encouragement', rule: 'Dès 5 en Agilité : chaque Course d’un coéquipier a 1 point de plus.' },
  lucky: { name: 'Chanceux', rule: 'Dès 5 en Chance : une Fouille réussie donne 1 carte de plus.' },
  adrenalineRush: {
    name: 'Montée d’Adrénaline',
    rule: 'Dès 3 en Intelligence et en Agilité : après une attaque contre elle, Vivian peut courir aussitôt.',
  },
  perfectCode: { name: 'Code Parfait', rule: 'Dès 5 en Intelligence : un Décodage réussi donne un jeton de plus.' },
  photoFlash: {
    name: 'Photo Flash',
    rule: 'Dès 3 en Agilité et en Chance : au début de son tour Anya peut regarder les 3 premières tuiles d’une pile.',
  },
  brave: { name: 'Brave', rule: 'Dès 5 en Vitalité : qui attaque une seule Victime sur la tuile de Sean doit attaquer Sean.' },
  bloodSmell: { name: 'Odeur de Sang', rule: 'Tant qu’une Victime est blessée : relance un dé de Chasse ou d’Attaque, une fois par tour.' },
  frenzy: { name: 'Frénésie', rule: 'L’Attaque peut viser tout le monde sur la tuile.' },
  voodooDoll: { name: 'Poupée Vaudou', rule: 'L’Attaque atteint aussi les tuiles voisines ; une touche donne 1 Endurance.' },
  venomousFangs: { name: 'Crochets Venimeux', rule: 'Qui est touché par l’Attaque est Empoisonné : un dé de moins à chaque jet.' },
  shadowRush: { name: 'Ruée des Ombres', rule: 'Les pas d’une Chasse se partagent avec les Ombres ; chacune peut attaquer.' },
  fright: { name: 'Effroi', rule: 'Qui est touché par l’Attaque est Effrayé : plus de Compétence Passive.' },
  target: {
    name: 'Marquage',
    rule: 'Marquez une Victime sur votre tuile, puis attaquez si vous voulez. Si elle court, vous pouvez chasser. Amélioré : plusieurs.',
  },
  doubleSlash: { name: 'Coups de Griffes', rule: 'Deux attaques sur une Victime de votre tuile. Amélioré : trois.' },
  ambush: { name: 'Embuscade', rule: 'Chassez ; si vous avez bougé, attaquez quelqu’un à l’arrivée. Amélioré : à travers les obstacles.' },
  madCharge: {
    name: 'Charge Démentielle',
    rule: 'Tout droit jusqu’à la dernière tuile, à travers les obstacles ; attaque tout le monde en chemin. Les tuiles Test arrêtent sauf si amélioré.',
  },
  morbidExplosion: {
    name: 'Explosion morbide',
    rule: 'Une tuile Cadavre éclate : attaque une Victime dessus ou à côté. Amélioré : on n’y fouille plus.',
  },
  thunderCall: {
    name: 'Appel du Tonnerre',
    rule: 'La foudre frappe une tuile Décodeur : attaque tout le monde dessus. Amélioré : le Décodeur casse.',
  },
  spiderWeb: {
    name: 'Toile d’Araignée',
    rule: 'Une Toile sur une tuile vide : qui arrive est Empoisonné et attaqué. Amélioré : deux à la fois.',
  },
  poisonMist: {
    name: 'Brume Empoisonnée',
    rule: 'Attaque une ou deux Victimes sur votre tuile ou à côté. Amélioré : qui est touché est Empoisonné.',
  },
  shadowSpikes: {
    name: 'Épines d’Ombre',
    rule: 'Attaque tout le monde sur votre tuile et celles des Ombres. Amélioré : après une touche, vous pouvez chasser.',
  },
  dimensionShift: {
    name: 'Déplacement Dimensionnel',
    rule: 'Échange une Victime (3 tuiles au plus) avec vous ou une Ombre, puis l’attaque. Amélioré : si touchée, Chasse.',
  },
  terrifyingDance: {
    name: 'Danse Terrifiante',
    rule: 'Attaque une ou deux Victimes sur votre tuile ou à côté. Amélioré : qui est touché est Effrayé.',
  },
  behindYou: {
    name: 'Derrière toi !',
    rule: 'Surgissez près de n’importe quelle Victime et attaquez-la. Amélioré : touchée, elle est Effrayée.',
  },
  wolfBite: { name: 'Morsure du Loup', rule: 'Une Victime Gravement Blessée ici se relève, asservie.' },
  freshMeat: { name: 'Viande Fraîche', rule: 'Une Victime Gravement Blessée ici est éliminée ; toutes vos attaques ont +1.' },
  bloodCurse: {
    name: 'Malédiction Sanguine',
    rule: 'Une Victime Gravement Blessée ici est éliminée ; chaque Victime indemne reçoit une Blessure.',
  },
  toxicScar: { name: 'Balafre Toxique', rule: 'Une Victime Gravement Blessée ici est éliminée ; toutes les autres sont Empoisonnées.' },
  splitting: { name: 'Dédoublement', rule: 'Une Victime Gravement Blessée ici est éliminée ; une nouvelle Ombre se dresse là.' },
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
  aidbox: { name: 'Kit de Soins', rule: 'Retire 1 Blessure à vous ou à une Victime à portée.' },
  firework: { name: 'Feu d’artifice', rule: 'Annule une attaque contre vous.' },
  flashlight: { name: 'Lampe de poche', rule: 'Regardez le dessus d’une pile et remettez chaque tuile dessus ou dessous.' },
  manual: { name: 'Manuel', rule: 'Relancez un de vos dés et gardez-le.' },
  pistol: { name: 'Pistolet', rule: 'Le Démon à portée a 1 action de moins.' },
  hammer: { name: 'Marteau', rule: 'Ouvre un passage dans un obstacle à côté de vous.' },
  amulet: { name: 'Amulette', rule: 'Équipée : +1 à chaque jet de Chance.' },
  calculator: { name: 'Calculatrice', rule: 'Équipée : +1 à chaque jet d’Intelligence.' },
  vest: { name: 'Veste', rule: 'Équipée : +1 à chaque jet de Vitalité.' },
  shoes: { name: 'Chaussures', rule: 'Équipées : +1 à chaque jet d’Agilité.' },
};
export const eventCards: Words<typeof english.eventCards> = {
  wildAnimals: { name: 'Animaux Sauvages', rule: 'Sur une tuile Cadavre : défaussez une carte ou prenez une Blessure.' },
  thunder: { name: 'Coup de Tonnerre', rule: 'Sur une tuile Décodeur : défaussez une carte ou prenez une Blessure.' },
  blackMagic: { name: 'Magie Noire', rule: 'Le Démon gagne 1 Rage ; s’il n’y en a pas encore, une Blessure sur chaque tuile Malédiction.' },
  insects: { name: 'Essaim d’Insectes', rule: 'Debout sur une tuile Test : repassez son Test.' },
  crows: { name: 'Cris de Corbeaux', rule: 'Au prochain tour, aucune Compétence pour les Victimes.' },
  hail: { name: 'Grêle', rule: 'Tout le monde défausse la moitié de sa main.' },
  snow: { name: 'Neige', rule: 'Au prochain tour, chaque Course a moitié moins de points.' },
  stress: { name: 'Stress', rule: 'Tout le monde baisse deux statistiques ; les deux autres montent.' },
  darkness: { name: 'Ténèbres', rule: 'La partie est finie : les Victimes perdent.' },
};
export const tiles: Words<typeof english.tiles> = {
  start: { name: 'Départ', rule: 'Le camp des secours.' },
  bunker: { name: 'Bunker', rule: 'On y entre la Combinaison ; une fois ouvert, on s’y abrite.' },
  normal: { name: 'Forêt', rule: 'Rien ne s’y passe.' },
  decoder: { name: 'Décodeur', rule: 'On y décode : un chiffre d’abord, puis des symboles.' },
  corpse: { name: 'Cadavre', rule: 'On y fouille pour des objets.' },
  curse: { name: 'Malédiction', rule: 'La retourner et y arriver font piocher un Évènement ; le Démon saute de l’une à l’autre.' },
  herb: { name: 'Herbe', rule: 'Une herbe soigne 1 Blessure.' },
  wreck: { name: 'Épave d’Avion', rule: 'La Boîte noire contient 3 cartes.' },
};
export const testTile = (stat: string): string => `Test de ${stat}`.replace('de A', 'd’A').replace('de I', 'd’I');
export const effects: Words<typeof english.effects> = { target: 'la Marque', poisoned: 'le Poison', frightened: 'l’Effroi' };
export const actions: Words<typeof english.actions> = {
  run: 'Lancez l’Agilité : autant de points pour des pas et de nouvelles tuiles.',
  decode: 'Sur un Décodeur : lancez l’Intelligence, dès 3 un jeton.',
  heal: 'Lancez l’Intelligence, dès 3 vous soignez quelqu’un à portée.',
  search: 'Sur un Cadavre : lancez la Chance, dès 3 une carte, dès 6 deux.',
  hide: 'Lancez la Chance, dès 3 : à couvert jusqu’à votre prochain tour.',
  skill: 'Votre propre Compétence.',
  password: 'Sur le Bunker : mettez un jeton dans la ligne, ou reprenez-en un.',
  crawl: 'Un pas, quand on est Gravement Blessé.',
};
