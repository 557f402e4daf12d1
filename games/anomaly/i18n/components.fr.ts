// Zones, cards and all else that lies on the table, in French: names, what is printed on them, and their whole rule.
import type { Words } from '@lurk/i18n';
import type { components as english } from './components.en.ts';
import { zonesFr } from './zones.fr.ts';

export const components: Words<typeof english> = {
  sides: { anomaly: 'Anomalie', students: 'Étudiants' },
  people: { anomaly: 'l’Anomalie', student: 'Étudiant {number}', you: 'vous' },
  zones: zonesFr,
  rings: { core: 'Noyau', labs: 'Laboratoires', quarters: 'Quartiers' },
  symbols: {
    CORE: 'Noyau',
    LABS: 'Laboratoires',
    QUARTERS: 'Quartiers',
    FIRE: 'Feu',
    COLD: 'Froid',
    ENGINEERING: 'Ingénierie',
    PHYSICS: 'Physique',
    AI: 'IA',
    BIOLOGY: 'Biologie',
  },
  basics: { move: 'Déplacement', track: 'Pistage' },
  costs: {
    overload: '1 carte Électricité',
    evolve: '2 cartes Évolution',
    possess: '1 carte Possession',
    scent: '1 carte Sens',
    teleport: '1 carte Téléportation',
  },

  tops: {
    strike: {
      name: 'Tir',
      text: '1 dégât, jusqu’à 1 zone.',
      use: 'tirer une fois',
      rule: 'Attaquez votre zone ou une zone adjacente\u00a0: 1 dégât à l’Anomalie si elle y est, sinon aux Étudiants présents autres que vous. Le carburant de la zone peut servir de cible à la place.',
    },
    double: {
      name: 'Salve',
      text: 'Deux fois\u00a0: 1 dégât, jusqu’à 1 zone.',
      use: 'tirer deux fois',
      rule: 'Deux Tirs. La seconde zone se désigne une fois le premier résultat connu, et il faut la désigner.',
    },
    far: {
      name: 'Tir longue distance',
      text: '1 dégât, jusqu’à 2 zones.',
      use: 'tirer de loin',
      rule: 'Un Tir qui porte jusqu’à distance 2.',
    },
    trap: {
      name: 'Piège',
      text: 'Caché ici. À activer quand vous voulez.',
      use: 'poser un piège ici',
      rule: 'Posez un piège dans votre zone, en secret. Vous pouvez l’activer à tout instant, sans rien payer et d’où que vous soyez\u00a0: 1 dégât sur place.',
    },
    bludgeon: {
      name: 'Matraque',
      text: '2 dégâts dans votre zone. On vous voit.',
      use: 'se montrer et frapper',
      rule: 'Révélez votre position, puis attaquez votre propre zone\u00a0: 2 dégâts.',
    },
    baton: {
      name: 'Matraque électrique',
      text: '3 dégâts dans votre zone. On vous voit.',
      use: 'se montrer et frapper fort',
      rule: 'Révélez votre position, puis attaquez votre propre zone\u00a0: 3 dégâts.',
    },
    sensor: {
      name: 'Détecteur',
      text: 'Signale son entrée. Jusqu’à 1 zone.',
      use: 'poser un détecteur',
      rule: 'Placez un détecteur dans votre zone ou une zone adjacente, pour le reste de la partie. Chaque fois que l’Anomalie y entre, tout le monde l’entend.',
    },
    stims: {
      name: 'Stimulants',
      text: 'Avancez de 1 ou 2 zones, montrez un symbole.',
      use: 'avancer de 1 ou 2 zones',
      rule: 'Glissez-vous dans une zone à distance 1 ou 2, puis montrez un symbole de la zone d’arrivée.',
    },
    bait: {
      name: 'Appât',
      text: 'Elle doit avancer vers une zone proche de vous.',
      use: 'l’attirer',
      rule: 'Désignez votre zone ou une zone adjacente. L’Anomalie doit s’en rapprocher d’un pas secret\u00a0; si elle s’y trouve, elle y reste, et rien ne le montre.',
    },
  },
  deeds: {
    move: {
      name: 'Déplacement',
      text: 'Un pas, en secret.',
      rule: 'Glissez-vous dans une zone adjacente. Tous entendent que vous bougez, mais pas où.',
    },
    feed: {
      name: 'Se nourrir',
      text: 'Révélez-vous et mordez.',
      rule: 'Vous vous révélez, et avec vous tous les Étudiants de votre zone. S’il y en a, ils perdent 1 PV et vous en gagnez 1\u00a0; sinon, le carburant présent vous en rend 1, sauf si votre marqueur est au bout de la piste. S’il n’y a rien, le point est perdu.',
    },
    skip: { name: 'Sauter le tour', text: 'Ne dépensez rien.', rule: 'Laissez passer votre tour et gardez vos PA.' },
  },
  bottoms: {
    overload: {
      name: 'Électricité',
      text: 'Posez 2 jetons éclair, ou activez-les tous.',
      rule: 'Posez 2 jetons éclair où vous voulez, au vu de tous\u00a0; ou activez tous ceux du plateau\u00a0: chacun coûte 1 PV par Étudiant présent dans sa zone.',
    },
    evolve: {
      name: 'Évolution',
      text: 'Deux cartes\u00a0: une évolution au choix.',
      rule: 'Défaussez deux cartes Évolution et prenez une évolution que vous n’avez pas encore. Elle agit aussitôt, jusqu’à la fin de la partie.',
    },
    possess: {
      name: 'Possession',
      text: 'Ordonnez une action à un Étudiant de la zone.',
      rule: 'Vous vous révélez, et avec vous tous les Étudiants de votre zone. Choisissez l’un d’eux, voyez toute sa main et ordonnez une action avec l’une de ses cartes.',
    },
    scent: {
      name: 'Sens',
      text: 'Nommez des zones. Dedans ou dehors\u00a0?',
      rule: 'Nommez de 1 à 11 zones\u00a0: chacun entend, Étudiant par Étudiant, qui se trouve dans l’une d’elles, mais pas dans laquelle.',
    },
    teleport: {
      name: 'Téléportation',
      text: 'Allez dans n’importe quelle autre zone.',
      rule: 'Disparaissez, puis reparaissez dans n’importe quelle autre zone, à l’abri des regards.',
    },
  },
  evolutions: {
    adaptive: {
      name: 'Adaptativité',
      text: 'Toute carte paie.',
      rule: 'D’autres cartes peuvent remplacer chaque carte exigée\u00a0: 1 pour Sens, 2 pour Électricité ou pour une Évolution, 3 pour Possession, 4 pour Téléportation.',
    },
    conductive: {
      name: 'Conductivité',
      text: 'Se nourrit d’éclairs.',
      rule: 'Un jeton éclair de sa zone la nourrit comme du carburant. Avant d’activer les éclairs, elle peut se nourrir de ceux de sa zone\u00a0: 1 PV chacun, et elle se révèle.',
    },
    echolocation: {
      name: 'Écholocation',
      text: 'La plupart des actions révèlent.',
      rule: 'Un Étudiant se révèle dès qu’il fait autre chose que Déplacement, Pistage, Stimulants ou Piège.',
    },
    morph: {
      name: 'Métamorphose',
      text: 'D’autres prennent ses coups.',
      rule: 'Une attaque sur sa zone blesse à sa place les autres Étudiants présents. Personne ne sait si elle s’y trouvait.',
    },
    phasing: { name: 'Déphasage', text: 'Traverse les hangars.', rule: 'Un pas peut mener tout droit de l’autre côté d’un hangar.' },
    reactive: {
      name: 'Réactivité',
      text: 'Attaquée sans PA, elle peut fuir.',
      rule: 'Une fois par manche, si sa zone est attaquée alors qu’elle n’a plus de PA, elle peut faire un pas gratuit juste après.',
    },
  },
};
