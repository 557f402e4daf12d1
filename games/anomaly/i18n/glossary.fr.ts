// What is looked up and never said at the table, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './glossary.en.ts';

export const words: Words<typeof english> = {
  rules: {
    sides: {
      anomaly: 'Seule contre tous, invisible. Vous gagnez quand les Étudiants n’ont plus de points de vie.',
      students:
        'D’un à trois, invisibles même les uns pour les autres, avec les mêmes points de vie pour tous. Vous gagnez quand l’Anomalie n’en a plus.',
    },
    rings: {
      core: 'Les quatre zones autour du réacteur : les premières irradiées.',
      labs: 'Les quatre zones entre Noyau et Quartiers ; aucune n’en touche une autre.',
      quarters: 'Les quatre zones extérieures, qui se touchent aussi entre elles.',
    },
    symbols: {
      CORE: 'Les quatre zones du Noyau le portent.',
      LABS: 'Les quatre Laboratoires le portent.',
      QUARTERS: 'Les quatre Quartiers le portent.',
      FIRE: 'Les Labos N et E le portent, avec les zones NO et NE du Noyau.',
      COLD: 'Les Labos S et O le portent, avec les zones SE et SO du Noyau.',
      ENGINEERING: 'Les deux Quartiers du nord la portent, avec les Labos N et le Noyau NO.',
      PHYSICS: 'Les deux Quartiers de l’est la portent, avec les Labos E et le Noyau NE.',
      AI: 'Les deux Quartiers du sud la portent, avec les Labos S et le Noyau SE.',
      BIOLOGY: 'Les deux Quartiers de l’ouest la portent, avec les Labos O et le Noyau SO.',
    },
    basics: {
      move: 'Glissez-vous dans une zone adjacente, puis montrez un de ses symboles que vous n’affichez pas déjà. N’importe quelle carte convient ; elle part à la défausse.',
      track:
        'Nommez un symbole que vous affichez : chacun entend si la zone de l’Anomalie le porte. N’importe quelle carte convient ; elle part à la défausse.',
    },
  },

  landmarks: {
    reactor: { name: 'Réacteur central', rule: 'D’où viennent les radiations. Personne ne peut s’y trouver.' },
    bay: { name: 'Hangar', rule: 'Quatre vides entre les Laboratoires. Rien ne les franchit, sauf une Anomalie dotée de Déphasage.' },
  },

  tokens: {
    fuel: {
      name: 'Jeton carburant',
      rule: 'L’Anomalie peut s’en nourrir ; une attaque peut le faire exploser, ce qui blesse tous ceux de la zone.',
    },
    sensor: { name: 'Détecteur', rule: 'Reste en place et trahit l’Anomalie chaque fois qu’elle entre.' },
    trap: { name: 'Piège', rule: 'Son propriétaire est seul à savoir où il se trouve, et seul à pouvoir l’activer.' },
    electricity: { name: 'Jeton éclair', rule: 'Sans danger tant qu’Électricité ne les active pas tous ; l’Anomalie n’en souffre jamais.' },
    radiation: {
      name: 'Jeton radiation',
      rule: 'Un de plus à la fin de chaque manche ; on perd 1 PV si l’on est dans sa zone à la fin d’une manche suivante.',
    },
    actionPoint: {
      name: 'Point d’action',
      rule: 'Trois par manche : chacun paie une action de base, une action spéciale, ou une de chaque.',
    },
    tracking: { name: 'Carte pistage', rule: 'Montre un symbole de la zone d’un Étudiant ; la précédente reste à côté.' },
    card: { name: 'Carte action', rule: 'La moitié du haut sert aux Étudiants ; utilisée, la carte va à l’Anomalie, qui se sert du bas.' },
    reminder: { name: 'Jeton déduction', rule: 'Une marque à vous sur le plateau, que personne d’autre ne voit ; elle ne change rien.' },
  },

  counters: {
    studentsHealth: { name: 'Vie des Étudiants', rule: 'Une seule pour tous ; elle ne remonte jamais. À zéro, l’Anomalie gagne.' },
    anomalyHealth: {
      name: 'Vie de l’Anomalie',
      rule: 'Baisse avec les coups et la faim, remonte avec les repas. À zéro, les Étudiants gagnent.',
    },
    zero: {
      name: 'Marqueur zéro',
      rule: 'La vie est la distance qui en sépare. Mordre des Étudiants le décale : 1 PV de moins pour eux, 1 de plus pour l’Anomalie.',
    },
    points: { name: 'Points d’action', rule: 'Ce que l’Anomalie peut encore faire dans la manche.' },
    hand: {
      name: 'Cartes en main',
      rule: 'Ce que les Étudiants peuvent encore faire : leurs tours s’arrêtent quand il leur reste 2 cartes en tout.',
    },
    round: { name: 'Manche', rule: 'Des tours en alternance, les Étudiants d’abord, jusqu’à ce que personne ne puisse plus agir.' },
    fed: { name: 'Nourrie cette manche', rule: 'Sinon, l’Anomalie perd 1 PV à la fin de la manche.' },
  },

  endOfRound: {
    starve: { name: 'Faim', rule: 'L’Anomalie qui ne s’est pas nourrie perd 1 PV.' },
    refill: { name: 'Recharge', rule: 'Les Étudiants complètent leur main ; l’Anomalie retrouve ses 3 PA.' },
    burn: { name: 'Radiations', rule: 'Chaque personne en zone irradiée perd 1 PV ; tous apprennent qui, mais pas où.' },
    spread: {
      name: 'Propagation',
      rule: 'Un nouveau jeton va dans la zone viable au plus petit de ses numéros ; un seul par zone.',
    },
  },

  modes: {
    'std-1': { name: 'Un Étudiant', rule: 'À deux : l’Anomalie contre un Étudiant et ses 7 cartes.' },
    'std-2': { name: 'Deux Étudiants', rule: 'À trois : l’Anomalie contre deux Étudiants, 4 cartes chacun.' },
    'std-3': { name: 'Trois Étudiants', rule: 'À quatre : l’Anomalie contre trois Étudiants, 3 cartes chacun.' },
    'adv-2p': {
      name: 'Une personne, deux Étudiants',
      rule: 'À deux, quand on connaît le jeu : une main de 7 cartes anime deux Étudiants, qui affichent un symbole chacun.',
    },
  },

  advice: {
    students: {
      cards:
        'Chaque action spéciale donne votre carte à l’Anomalie : regardez le bas de la carte avant d’en utiliser le haut. Bouger et pister ne lui donnent rien.',
      hunger: 'Une Anomalie affamée s’affaiblit toute seule. Surveillez le carburant, ou faites-le sauter quand personne n’est auprès.',
      leave: 'Si vous la sentez dans votre zone, allez ailleurs, à moins de lui avoir préparé quelque chose.',
    },
    anomaly: {
      patience: 'Garder un point les laisse dans le doute. Un coup reçu n’est pas une raison de fuir : on s’y attend.',
      both: 'Un point paie deux actions si l’une est spéciale : mordre puis disparaître, flairer puis mordre.',
      feed: 'Mangez à chaque manche, des Étudiants de préférence, mais pas là où l’on vous guette.',
      swing: 'Un Étudiant mordu compte pour deux : ils perdent ce que vous gagnez, et la faim s’éloigne.',
    },
  },

  terms: {
    anomaly: { name: 'Anomalie', rule: 'La seule à chasser tous les autres.' },
    student: { name: 'Étudiant', rule: 'Une des proies ; les Étudiants gagnent ou perdent ensemble.' },
    zone: { name: 'Zone', rule: 'Une des douze parties de la station où l’on peut se trouver.' },
    adjacent: { name: 'Adjacente', rule: 'Qui partage un bord avec une autre zone ; par-dessus un hangar, cela ne compte pas.' },
    range: { name: 'Distance', rule: 'Le nombre de pas entre deux zones ; distance 0 : la même zone.' },
    symbol: { name: 'Symbole', rule: 'Chaque zone en porte trois sur neuf, chaque symbole est dans quatre zones.' },
    onShow: { name: 'Affiché', rule: 'Les cartes pistage devant un Étudiant : à gauche la zone précédente, à droite la zone présente.' },
    round: {
      name: 'Manche',
      rule: 'Tous les tours jusqu’à ce que personne ne puisse plus agir, puis la faim, la recharge et les radiations.',
    },
    turn: { name: 'Tour', rule: 'Une action d’un Étudiant, ou un point d’action de l’Anomalie.' },
    basic: {
      name: 'Action de base',
      rule: 'Toujours possible : déplacement ou pistage pour un Étudiant, déplacement ou repas pour l’Anomalie.',
    },
    special: { name: 'Action spéciale', rule: 'Ce qu’une moitié de carte action offre à son camp.' },
    point: { name: 'Point d’action (PA)', rule: 'Ce que l’Anomalie dépense pour agir ; trois par manche.' },
    health: { name: 'Point de vie (PV)', rule: 'Un pas entre le marqueur d’un camp et le marqueur zéro.' },
    damage: { name: 'Dégât', rule: 'Un PV perdu. Une attaque a beau trouver plusieurs Étudiants, elle ne leur coûte qu’une fois.' },
    attack: { name: 'Attaque', rule: 'Un Tir, une Matraque ou un piège activé. Elle ne blesse jamais son auteur.' },
    aim: { name: 'Viser', rule: 'Viser les personnes de la zone ou, si on l’annonce, le carburant qui s’y trouve.' },
    explosion: {
      name: 'Explosion',
      rule: 'Du carburant pris pour cible : 1 dégât à l’Anomalie et 1 aux Étudiants, s’ils sont dans la zone.',
    },
    reveal: { name: 'Se révéler', rule: 'Dire à tous sa zone, telle qu’elle est à cet instant.' },
    feed: {
      name: 'Se nourrir',
      rule: 'Mordre un Étudiant, manger du carburant ou, avec Conductivité, un jeton éclair. La faim passe pour la manche.',
    },
    starve: { name: 'Avoir faim', rule: 'Perdre 1 PV pour une manche sans repas.' },
    irradiated: { name: 'Zone irradiée', rule: 'Une zone avec un jeton radiation. On peut y entrer ; elle blesse en fin de manche.' },
    viable: { name: 'Zone viable', rule: 'Où les radiations peuvent s’étendre : adjacente au réacteur ou à une zone irradiée.' },
    evolution: { name: 'Évolution', rule: 'Un pouvoir durable de l’Anomalie, connu de tous.' },
    spirit: {
      name: 'Esprit de survie',
      rule: 'Un camp que l’autre réduit à 1 PV se reprend : les Étudiants complètent leur main, l’Anomalie retrouve ses PA.',
    },
    skip: { name: 'Sauter le tour', rule: 'L’Anomalie peut laisser passer son tour et garder ses PA. Pas les Étudiants.' },
    handLimit: { name: 'Taille de la main', rule: '7 cartes pour un Étudiant, 4 chacun à deux, 3 chacun à trois.' },
    discard: {
      name: 'Défausse',
      rule: 'Les cartes des actions de base et celles que l’Anomalie a défaussées, visibles de tous ; mélangées quand la pile est vide.',
    },
    trapWindow: { name: 'Temps des pièges', rule: 'Une courte pause où les pièges peuvent être activés ; on ne dit pas qui l’on attend.' },
    possessed: {
      name: 'Sous emprise',
      rule: 'Aux ordres de l’Anomalie pour une action. Elle ne peut obliger personne à se blesser.',
    },
    overlay: { name: 'Déduction', rule: 'Ce qui découle de tout ce qui s’est dit en public, calculé pour tous de la même façon.' },
  },
};
