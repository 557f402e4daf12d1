// What is looked up and never said at the table, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './glossary.en.ts';

export const words: Words<typeof english> = {
  steps: {
    A: { name: 'Lieux tranquilles', rule: 'Là où il n’y a pas de jeton, chaque Traqué utilise le lieu ou reprend 1 carte.' },
    B: {
      name: 'Jeton Cible',
      rule: 'Les cartes Traque liées au jeton Cible frappent ; on peut ensuite utiliser le lieu, s’il est encore utilisable.',
    },
    C: { name: 'Jeton Artemia', rule: 'Un Traqué sous ce jeton ne tire rien du lieu et défausse 1 carte Lieu de sa main.' },
    D: {
      name: 'Jeton Créature',
      rule: 'Chaque Traqué sous ce jeton est attrapé et perd 1 pion Volonté ; l’Assimilation avance de 1 case en tout.',
    },
    E: {
      name: 'Volontés brisées',
      rule: 'Si quelqu’un n’a plus de Volonté, l’Assimilation avance de 1 case en tout ; il retrouve sa Volonté et toutes ses cartes Lieu.',
    },
  },

  windows: {
    W1a: { name: 'Avant que rien ne bouge', rule: 'La Créature peut jouer une carte Traque de phase 1 avant le choix des Traqués.' },
    W1b: {
      name: 'Le choix du lieu',
      rule: 'Les Traqués choisissent tous en même temps, et peuvent se raviser tant que le dernier n’est pas prêt.',
    },
    W1c: { name: 'Tous les lieux sont choisis', rule: 'La Créature peut encore jouer Désespoir avant la traque.' },
    W2m: {
      name: 'La traque se prépare',
      rule: 'La Créature joue ses cartes Traque et pose ses jetons, dans l’ordre qu’elle veut, puis confirme.',
    },
    W2r: { name: 'Les jetons sont posés', rule: 'Les Traqués peuvent jouer Vortex ; chaque fois, la Créature peut répliquer.' },
    W3v: { name: 'Deux cartes, un chemin', rule: 'Après la Rivière, on garde en secret une de ses deux cartes.' },
    W3a: { name: 'Après la révélation', rule: 'Chacun voit où sont les autres : la Créature peut réagir la première, puis les Traqués.' },
    W3i: { name: 'Avant une exploration', rule: 'La Créature peut jouer Cataclysme avant que le Traqué suivant n’explore son lieu.' },
    W3p: {
      name: 'L’exploration',
      rule: 'Un Traqué utilise le lieu, reprend 1 carte, joue Drone ou Portail, ou s’abstient ; chacun peut encore réagir.',
    },
    W3c: { name: 'La dernière issue', rule: 'Ultime moment pour s’échapper, avant que ne frappent Artemia et la Créature.' },
    W4: { name: 'Avant la fin du tour', rule: 'Les cartes de phase 4 peuvent être jouées, la Créature d’abord.' },
  },

  symbols: {
    artemia: {
      name: 'Symbole Artemia',
      rule: 'Sur une carte Traque jouée ce tour-ci, ou sous le pion Secours en phase 2, il fait venir le jeton Artemia.',
    },
    target: { name: 'Symbole Cible', rule: 'Sur une carte Traque jouée ce tour-ci, il fait venir le jeton Cible.' },
  },

  counters: {
    rescue: {
      name: 'Secours',
      rule: 'Avancent de 1 case par tour, plus vite avec la Plage et l’Épave ; à la Victoire, les Traqués gagnent.',
    },
    assim: {
      name: 'Assimilation',
      rule: 'Avance quand des Traqués sont attrapés, lâchent prise ou perdent leur dernier pion Volonté ; à la Victoire, la Créature gagne.',
    },
    will: { name: 'Pion Volonté', rule: 'Chaque Traqué en a 3 au plus ; perdre le dernier sert la Créature.' },
    marker: { name: 'Balise', rule: 'Pion sur la Plage, la balise est chargée, prête à rapprocher les Secours de 1 case.' },
  },

  terms: {
    creature: { name: 'Créature', rule: 'La seule à traquer tous les autres.' },
    hunted: { name: 'Traqué', rule: 'Un naufragé ; les Traqués gagnent ou perdent ensemble.' },
    artemia: { name: 'Artemia', rule: 'La planète : dix lieux en deux rangées de cinq.' },
    place: { name: 'Carte Lieu', rule: 'Dit où va un Traqué ; chaque lieu a son numéro et son pouvoir.' },
    hunt: { name: 'Carte Traque', rule: 'Une carte de la Créature : une par tour, dans sa phase.' },
    survival: { name: 'Carte Survie', rule: 'Une carte de Traqué : une par tour et par Traqué, dans sa phase.' },
    will: { name: 'Pion Volonté', rule: 'La force d’un Traqué : il en a de 0 à 3.' },
    rescue: { name: 'Secours', rule: 'Le pion des Traqués ; il avance au moins une fois par tour, sauf Stase.' },
    assim: { name: 'Assimilation', rule: 'Le pion de la Créature.' },
    marker: { name: 'Pion Balise', rule: 'Sur la Plage, la balise est chargée ; à côté, elle ne l’est pas.' },
    victory: { name: 'Case Victoire', rule: 'Le premier pion qui l’atteint met aussitôt fin à la partie.' },
    reserve: { name: 'Réserve', rule: 'Les cartes Lieu 6 à 10, face visible, que le Rover peut aller chercher.' },
    discard: { name: 'Défausse', rule: 'Chaque Traqué a la sienne, face visible, lisible par tous.' },
    resist: {
      name: 'Résister',
      rule: 'Avant de choisir un lieu, payez 1 pion Volonté pour reprendre 2 cartes de votre défausse, ou 2 pions pour en reprendre 4.',
    },
    giveUp: {
      name: 'Lâcher prise',
      rule: 'Avant de choisir un lieu, retrouvez toute votre Volonté et toute votre défausse ; l’Assimilation avance de 1 case.',
    },
    takeBack: { name: 'Reprendre en main', rule: 'Ramener des cartes Lieu dans sa main.' },
    ineffective: { name: 'Inutilisable', rule: 'À cause d’une carte Traque : le lieu ne donne ni pouvoir ni carte, et ne se copie pas.' },
    caught: { name: 'Attrapé', rule: 'Présent sur un lieu où frappe le jeton Créature : vous perdez 1 pion Volonté.' },
    turn: { name: 'Tour de jeu', rule: 'Les quatre phases, jouées une fois par tout le monde.' },
    phase: { name: 'Phase', rule: 'L’une des quatre parties du tour ; chaque carte indique la sienne.' },
    space: { name: 'Case', rule: 'Une étape d’une piste.' },
    symbol: { name: 'Symbole', rule: 'Une marque, Cible ou Artemia, qui fait venir le jeton du même nom.' },
    hand: { name: 'Main', rule: 'Les cartes que vous tenez : leur nombre est public, pas leur face.' },
    deck: { name: 'Pioche', rule: 'Une pile face cachée ; une fois vide, on mélange ses défausses pour la refaire.' },
    draw: { name: 'Piocher', rule: 'Prendre la carte du dessus d’une pioche.' },
    toDiscard: { name: 'Défausser', rule: 'Mettre une carte sur sa défausse, face visible.' },
    play: { name: 'Jouer', rule: 'Utiliser une carte de sa main.' },
    power: { name: 'Pouvoir', rule: 'Ce qu’un lieu donne au Traqué qui l’explore sans être inquiété.' },
    explore: { name: 'Explorer', rule: 'Être sur un lieu une fois les cartes révélées.' },
    reveal: { name: 'Révéler', rule: 'Retourner les cartes Lieu choisies, toutes ensemble.' },
    markerOn: { name: 'Charger la balise', rule: 'Poser le pion Balise sur la Plage.' },
    markerOff: { name: 'Activer la balise', rule: 'Ôter le pion Balise de la Plage : les Secours avancent de 1 case.' },
    visit: { name: 'Exploration', rule: 'Un lieu exploré par un Traqué ; l’Artefact en permet deux dans un tour.' },
    pass: { name: 'Passer', rule: 'Ne rien jouer pour l’instant.' },
    passPhase: { name: 'Passer pour la phase', rule: 'Ne plus rien jouer de la phase, sauf fait nouveau ; personne n’en est averti.' },
    ready: { name: 'Prêt', rule: 'Un lieu est choisi ; il peut encore changer tant que tous ne sont pas prêts.' },
    adjacent: { name: 'Adjacent', rule: 'Se dit de deux lieux côte à côte ou l’un au-dessus de l’autre, jamais en diagonale.' },
    pair: { name: 'Paire', rule: 'Deux lieux adjacents pris ensemble ; il y en a treize.' },
    expert: {
      name: 'Mode expert',
      rule: 'La règle de l’auteur, plus dure pour les Traqués : à bout de Volonté en phase 3, on se relève avec 2 pions seulement.',
    },
  },
};
