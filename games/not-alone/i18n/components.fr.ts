// The words of the components, in French. Spaces before : ; ! ? and inside « » are no-break spaces.

import type { Words } from '@lurk/i18n';
import type { componentsEn } from './components.en.ts';

export const componentsFr: Words<typeof componentsEn> = {
  sides: {
    creature: { name: 'Créature', rule: 'Seule contre tous. Vous gagnez quand l’Assimilation atteint la Victoire.' },
    hunted: { name: 'Traqués', rule: 'Ensemble contre la Créature. Vous gagnez tous quand les Secours atteignent la Victoire.' },
  },

  places: {
    lair: {
      name: 'L’Antre',
      power: 'Videz votre défausse dans votre main, ou empruntez le pouvoir du lieu qui porte le jeton Créature.',
      limit: 'Si vous êtes attrapé ici, vous perdez 1 Volonté de plus. Ni l’Artefact ni l’Antre lui-même ne s’empruntent.',
    },
    jungle: {
      name: 'La Jungle',
      power: 'Reprenez cette carte, avec 1 carte de votre choix de votre défausse.',
      limit: 'Si votre défausse est vide, seule cette carte revient.',
    },
    river: {
      name: 'La Rivière',
      power:
        'Au prochain tour, posez deux cartes Lieu. Juste avant la révélation, gardez-en une ; l’autre regagne votre main sans être vue.',
      limit: 'Un seul doublé à la fois : sans effet si un autre vous attend déjà au prochain tour.',
    },
    beach: {
      name: 'La Plage',
      power:
        'Balise éteinte : chargez-la en posant ici le pion Balise. Balise chargée : activez-la en retirant le pion, et les Secours avancent de 1 case.',
      limit: 'Une fois par tour pour l’ensemble des Traqués, copies comprises.',
    },
    rover: {
      name: 'Le Rover',
      power: 'Choisissez dans la réserve un lieu que vous ne possédez pas encore et ajoutez-le à votre main.',
      limit: 'Sans effet si la réserve n’a rien de nouveau pour vous.',
    },
    swamp: {
      name: 'Le Marais',
      power: 'Reprenez cette carte, avec 2 cartes de votre choix de votre défausse.',
      limit: 'Si votre défausse compte moins de 2 cartes, prenez ce qui s’y trouve.',
    },
    shelter: {
      name: 'L’Abri',
      power: 'Piochez 2 cartes Survie. Gardez-en une en secret et défaussez l’autre face visible.',
      limit: 'Sans effet sous Désespoir, ou s’il ne reste aucune carte Survie à piocher.',
    },
    wreck: {
      name: 'L’Épave',
      power: 'Lancez un signal : les Secours avancent de 1 case.',
      limit: 'Une fois par tour pour l’ensemble des Traqués, copies comprises.',
    },
    source: {
      name: 'La Source',
      power: 'Rendez 1 Volonté au Traqué de votre choix, vous-même au besoin, ou piochez 1 carte Survie.',
      limit:
        'On ne soigne qu’un Traqué à qui il reste 1 ou 2 pions Volonté. Pas de pioche sous Désespoir, ni s’il ne reste aucune carte Survie.',
    },
    artefact: {
      name: 'L’Artefact',
      power: 'Au prochain tour, posez deux cartes Lieu et explorez les deux.',
      limit: 'Rien ne peut le copier. Un seul doublé à la fois : sans effet si un autre vous attend déjà au prochain tour.',
    },
  },

  hunt: {
    despair: { name: 'Désespoir', text: 'D’ici la fin du tour, personne ne joue ni ne pioche de carte Survie.' },
    forceField: {
      name: 'Champ de Force',
      text: 'Avant que les Traqués ne choisissent, posez le jeton Cible à cheval sur deux lieux adjacents : nul ne peut s’y rendre ce tour-ci.',
    },
    anticipation: {
      name: 'Anticipation',
      text: 'Désignez un Traqué. Si vous l’attrapez ce tour-ci, l’Assimilation avance de 1 case de plus.',
    },
    ascendancy: {
      name: 'Emprise',
      text: 'Désignez un Traqué qui a au moins 3 cartes Lieu en main : il en défausse jusqu’à n’en garder que 2.',
    },
    fierceness: { name: 'Acharnement', text: 'Chaque Traqué que vous attrapez ce tour-ci perd 1 Volonté de plus.' },
    forbiddenZone: { name: 'Zone Interdite', text: 'Chaque Traqué choisit en secret 1 carte Lieu de sa main ; on les défausse ensemble.' },
    interference: { name: 'Interférences', text: 'La Plage et l’Épave sont sans pouvoir ce tour-ci.' },
    persecution: { name: 'Harcèlement', text: 'Ce tour-ci, le pouvoir d’un lieu ne rend à un Traqué qu’une seule carte Lieu.' },
    mutation: { name: 'Mutation', text: 'En plus de son effet habituel, le jeton Artemia coûte 1 Volonté.' },
    phobia: {
      name: 'Psychose',
      text: 'Désignez un Traqué qui a au moins 3 cartes Lieu en main : il en cache 2 et ne montre les autres qu’à vous.',
    },
    virus: { name: 'Virus', text: 'Posez le jeton Artemia à cheval sur deux lieux adjacents : il frappe les deux.' },
    clone: { name: 'Clone', text: 'Ce tour-ci, le jeton Cible chasse comme un second jeton Créature.' },
    mirage: { name: 'Mirage', text: 'Posez le jeton Cible à cheval sur deux lieux adjacents : tous deux perdent leur pouvoir ce tour-ci.' },
    scream: { name: 'Hurlements', text: 'Chaque Traqué présent sur le lieu ciblé défausse 2 cartes Lieu de sa main, ou perd 1 Volonté.' },
    toxin: {
      name: 'Toxine',
      text: 'Chaque Traqué présent sur le lieu ciblé défausse 1 carte Survie, et le lieu perd son pouvoir ce tour-ci.',
    },
    cataclysm: { name: 'Cataclysme', text: 'Désignez un lieu : il n’a plus de pouvoir jusqu’à la fin du tour.' },
    detour: { name: 'Détour', text: 'Les lieux sont révélés, mais pas encore explorés : poussez un Traqué vers un lieu adjacent.' },
    stasis: { name: 'Stase', text: 'Les Secours restent sur place jusqu’à la fin de la phase.' },
    tracking: { name: 'Repérage', text: 'Au prochain tour, vous pourrez jouer deux cartes Traque au lieu d’une.' },
    flashback: { name: 'Flashback', text: 'Jouez cette carte comme si elle était celle du dessus de la défausse Traque.' },
  },

  survival: {
    adrenaline: { name: 'Adrénaline', text: 'Retrouvez 1 Volonté.' },
    ingenuity: { name: 'Système D', text: 'Chargez la balise : posez le pion Balise sur la Plage.' },
    sacrifice: { name: 'Sacrifice', text: 'Défaussez 1 carte Lieu de votre main. La Créature ne joue plus de carte Traque ce tour-ci.' },
    sixthSense: { name: 'Sixième Sens', text: 'Reprenez 2 cartes Lieu de votre choix de votre défausse.' },
    smokescreen: {
      name: 'Brouillage',
      text: 'Jusqu’à la fin du tour, la Créature ne voit plus ce que contiennent les défausses des Traqués.',
    },
    strikeBack: { name: 'Riposte', text: 'Deux cartes tirées à l’aveugle de la main de la Créature passent sous la pioche Traque.' },
    vortex: { name: 'Vortex', text: 'Échangez la carte Lieu que vous avez posée contre une carte de votre défausse.' },
    detector: { name: 'Détecteur', text: 'Le jeton Artemia n’a pas prise sur vous ce tour-ci.' },
    dodge: { name: 'Esquive', text: 'Le jeton Créature n’a pas prise sur vous ce tour-ci.' },
    drone: { name: 'Drone', text: 'À la place du pouvoir de votre lieu, utilisez celui du Rover.' },
    gate: {
      name: 'Portail',
      text: 'À la place du pouvoir de votre lieu, utilisez celui d’un lieu adjacent. L’Artefact reste hors d’atteinte.',
    },
    hologram: { name: 'Hologramme', text: 'Attirez le jeton Artemia sur un lieu adjacent.' },
    wrongTrack: { name: 'Fausse Piste', text: 'Attirez le jeton Créature sur un lieu adjacent.' },
    amplifier: { name: 'Amplificateur', text: 'Retirez le pion Balise de la Plage : les Secours avancent aussitôt de 1 case.' },
    doubleBack: {
      name: 'Volte-Face',
      text: 'La carte Lieu que vous avez jouée ce tour-ci revient dans votre main au lieu d’aller à la défausse.',
    },
  },

  phases: {
    1: { name: 'Exploration', rule: 'Chaque Traqué pose une carte Lieu face cachée.' },
    2: { name: 'Traque', rule: 'La Créature pose ses jetons sur la planète.' },
    3: { name: 'Résolution', rule: 'Les lieux se révèlent : les uns s’explorent, les autres sont des pièges.' },
    4: { name: 'Maintenance', rule: 'Les cartes jouées sont défaussées, la Créature complète sa main et les Secours avancent de 1 case.' },
  },

  steps: {
    A: { name: 'Lieux tranquilles', rule: 'Là où il n’y a pas de jeton, chaque Traqué se sert du lieu ou reprend 1 carte.' },
    B: {
      name: 'Jeton Cible',
      rule: 'Les cartes Traque liées au jeton Cible frappent ; on peut ensuite se servir du lieu, s’il le permet encore.',
    },
    C: { name: 'Jeton Artemia', rule: 'Qui se trouve dessous ne tire rien du lieu et doit se défausser d’une carte Lieu en main.' },
    D: {
      name: 'Jeton Créature',
      rule: 'Qui se trouve dessous est attrapé : 1 Volonté perdue chacun, et 1 seule case d’Assimilation en tout.',
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
      rule: 'Un Traqué se sert du lieu, reprend 1 carte, joue Drone ou Portail, ou s’abstient ; chacun peut encore réagir.',
    },
    W3c: { name: 'La dernière issue', rule: 'Ultime moment pour s’échapper, avant que ne frappent Artemia et la Créature.' },
    W4: { name: 'Avant la fin du tour', rule: 'Les cartes de phase 4 peuvent être jouées, la Créature d’abord.' },
  },

  tokens: {
    tokCreature: { name: 'Jeton Créature', rule: 'Posé à chaque tour : il attrape tous les Traqués présents sur son lieu.' },
    tokTarget: { name: 'Jeton Cible', rule: 'Vient avec une carte Cible et montre où elle frappe.' },
    tokArtemia: {
      name: 'Jeton Artemia',
      rule: 'Vient avec une carte ou une case Artemia : le lieu n’offre rien et coûte 1 carte Lieu de la main.',
    },
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
      rule: 'Avance quand des Traqués sont attrapés, lâchent prise ou perdent leur dernière Volonté ; à la Victoire, la Créature gagne.',
    },
    will: { name: 'Volonté', rule: 'Chaque Traqué en a 3 au plus ; perdre la dernière sert la Créature.' },
    marker: { name: 'Balise', rule: 'Pion sur la Plage, la balise est chargée, prête à rapprocher les Secours de 1 case.' },
  },

  boardSides: {
    1: { name: 'Face 1', rule: 'Le symbole Artemia occupe les six dernières cases des Secours : calme d’abord, puis plus de répit.' },
    2: {
      name: 'Face 2',
      rule: 'Le symbole Artemia occupe une case sur deux des onze dernières : il frappe plus tôt, mais laisse souffler.',
    },
  },

  options: {
    creature: { name: 'Qui est la Créature ?', rule: 'Décidé avant la partie ; tous les autres sont des Traqués.' },
    expert: { name: 'Mode expert', rule: 'Un Traqué à bout de Volonté en phase 3 se relève avec 2 pions seulement.' },
    copyIneffective: {
      name: 'Copier les pouvoirs éteints',
      rule: 'L’Antre, Portail et Drone peuvent copier un pouvoir qu’une carte Traque a éteint.',
    },
    doubleMayPlayOne: {
      name: 'Doublé facultatif',
      rule: 'Après la Rivière ou l’Artefact, un Traqué qui n’a qu’une carte jouable peut ne jouer que celle-là.',
    },
    targetMovesFromForceField: {
      name: 'La Cible quitte le Champ de Force',
      rule: 'Clone, Hurlements ou Toxine, joués après Champ de Force, permettent de déplacer le jeton Cible sur un lieu au choix.',
    },
  },

  creatureChoices: {
    random: { name: 'Au hasard', rule: 'Le sort désigne la Créature.' },
    host: { name: 'L’hôte', rule: 'Qui a ouvert la table est la Créature.' },
    notHost: { name: 'N’importe qui sauf l’hôte', rule: 'Le sort désigne la Créature parmi les autres.' },
    seat: { name: 'Une personne désignée', rule: 'L’hôte désigne la Créature.' },
  },

  glossary: {
    creature: { name: 'Créature', rule: 'La seule à traquer tous les autres.' },
    hunted: { name: 'Traqué', rule: 'Un naufragé ; les Traqués gagnent ou perdent ensemble.' },
    artemia: { name: 'Artemia', rule: 'La planète : dix lieux en deux rangées de cinq.' },
    place: { name: 'Carte Lieu', rule: 'Dit où va un Traqué ; chaque lieu a son numéro et son pouvoir.' },
    hunt: { name: 'Carte Traque', rule: 'Une carte de la Créature : une par tour, dans sa phase.' },
    survival: { name: 'Carte Survie', rule: 'Une carte de Traqué : une par tour et par Traqué, dans sa phase.' },
    tokCreature: { name: 'Jeton Créature', rule: 'Attrape tous les Traqués présents sur son lieu.' },
    tokTarget: { name: 'Jeton Cible', rule: 'Montre où frappe une carte Cible.' },
    tokArtemia: { name: 'Jeton Artemia', rule: 'Bloque son lieu ; chaque Traqué présent y perd 1 carte Lieu de sa main.' },
    will: { name: 'Volonté', rule: 'La force d’un Traqué, de 0 à 3.' },
    rescue: { name: 'Secours', rule: 'Le pion des Traqués ; il avance au moins une fois par tour, sauf Stase.' },
    assim: { name: 'Assimilation', rule: 'Le pion de la Créature.' },
    marker: { name: 'Pion Balise', rule: 'Sur la Plage, la balise est chargée ; à côté, elle est éteinte.' },
    victory: { name: 'Case Victoire', rule: 'Le premier pion qui l’atteint met aussitôt fin à la partie.' },
    reserve: { name: 'Réserve', rule: 'Les cartes Lieu 6 à 10, face visible, que le Rover peut aller chercher.' },
    discard: { name: 'Défausse', rule: 'Chaque Traqué a la sienne, face visible, lisible par tous.' },
    resist: {
      name: 'Résister',
      rule: 'Avant de choisir un lieu, dépensez 1 pion Volonté pour reprendre 2 cartes de votre défausse, ou 2 pions pour en reprendre 4.',
    },
    giveUp: {
      name: 'Lâcher prise',
      rule: 'Avant de choisir un lieu, retrouvez toute votre Volonté et toute votre défausse ; l’Assimilation avance de 1 case.',
    },
    takeBack: { name: 'Reprendre en main', rule: 'Ramener des cartes Lieu dans sa main.' },
    ineffective: { name: 'Inutilisable', rule: 'Éteint par une carte Traque : le lieu ne donne ni pouvoir ni carte, et ne se copie pas.' },
    caught: { name: 'Attrapé', rule: 'Présent sur un lieu où frappe le jeton Créature : vous perdez 1 Volonté.' },
    turn: { name: 'Tour de jeu', rule: 'Les quatre phases, jouées une fois par tout le monde.' },
    phase: { name: 'Phase', rule: 'L’une des quatre parties du tour ; chaque carte indique la sienne.' },
    space: { name: 'Case', rule: 'Un pas sur une piste.' },
    symbol: { name: 'Symbole', rule: 'Une marque, Cible ou Artemia, qui fait venir le jeton du même nom.' },
    hand: { name: 'Main', rule: 'Les cartes que vous tenez : leur nombre est public, pas leur face.' },
    deck: { name: 'Pioche', rule: 'Une pile face cachée ; une fois vide, on mélange ses défausses pour la refaire.' },
    draw: { name: 'Piocher', rule: 'Prendre la carte du dessus d’une pioche.' },
    toDiscard: { name: 'Défausser', rule: 'Mettre une carte sur sa défausse, face visible.' },
    play: { name: 'Jouer', rule: 'Se servir d’une carte de sa main.' },
    power: { name: 'Pouvoir', rule: 'Ce qu’un lieu offre à qui l’explore en paix.' },
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
