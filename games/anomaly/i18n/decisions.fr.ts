// What a player is asked, in French.
import type { Words } from '@lurk/i18n';
import type { decisionsEn } from './decisions.en.ts';

const SEALED = 'Votre choix est scellé. Vous pouvez en changer tant que tous n’ont pas choisi.';
const SYMBOL = 'Choisissez le symbole que vous montrez';
const TARGET = 'Choisissez la zone à attaquer';
const DISCARDED = 'Choisissez la carte à défausser';

export const decisionsFr: Words<typeof decisionsEn> = {
  asks: {
    startingZone: {
      title: 'Choisissez où vous commencez',
      help: 'N’importe laquelle des douze zones. Personne ne la voit, pas même vos alliés.',
      waiting: (who) => `On attend ${who} : choix d’un point de départ…`,
      sealed: SEALED,
      pass: null,
    },
    firstCard: {
      title: 'Choisissez le symbole que vous montrez',
      help: 'Votre zone en porte trois. Celui que vous montrez laisse quatre zones où vous pouvez être.',
      waiting: (who) => `On attend ${who} : choix d’un premier symbole…`,
      sealed: SEALED,
      pass: null,
    },
    studentTurn: {
      title: 'À un Étudiant d’agir : est-ce vous ?',
      help: 'La première action complète prend le tour. Une action spéciale donne votre carte à l’Anomalie ; bouger ou pister ne lui donne rien.',
      waiting: (who) => `À un Étudiant d’agir : on attend ${who}…`,
      sealed: null,
      pass: null,
    },
    secondHit: {
      title: 'Choisissez votre seconde cible',
      help: 'Votre Salve frappe encore, dans la même zone ou dans une autre à portée.',
      waiting: (who) => `On attend ${who} : le second tir arrive…`,
      sealed: null,
      pass: null,
    },
    showCard: {
      title: 'Choisissez le symbole que vous montrez',
      help: 'L’Anomalie vous a fait bouger. Ce que vous montrez de la nouvelle zone ne dépend que de vous.',
      waiting: (who) => `On attend ${who} : choix d’un symbole…`,
      sealed: null,
      pass: null,
    },
    trapWindow: {
      title: 'Activer un piège maintenant ?',
      help: 'La question va à tous ceux qui ont un piège, où qu’il soit. Personne n’apprend qu’on vous l’a posée.',
      waiting: 'Des pièges peuvent être activés…',
      sealed: 'Vous laissez passer. Vous pouvez encore vous raviser.',
      pass: 'Pas maintenant',
    },
    anomalyTurn: {
      title: 'À vous : agir, ou sauter le tour ?',
      help: 'Un point d’action paie une action de base, une action spéciale, ou une de chaque. Sauter le tour ne coûte rien tant que les Étudiants ont des tours.',
      waiting: (who) => `On attend ${who} : quelque chose remue dans le noir…`,
      sealed: null,
      pass: 'Sauter le tour',
    },
    secondHalf: {
      title: 'Utiliser l’autre moitié du point ?',
      help: 'Le point est dépensé : une action de l’autre sorte ne coûte plus rien.',
      waiting: (who) => `On attend ${who} : ce n’est peut-être pas fini…`,
      sealed: null,
      pass: 'Finir le tour',
    },
    baited: {
      title: 'L’appât vous attire : par où ?',
      help: 'Vous devez vous rapprocher d’un pas de l’appât posé {at}. Personne ne voit par où.',
      waiting: (who) => `On attend ${who} : l’appât fait son effet…`,
      sealed: null,
      pass: null,
    },
    reactive: {
      title: 'On vous attaque : vous esquiver ?',
      help: 'Réactivité vous offre un pas gratuit, une fois par manche. Si vous restez, vous le gardez pour plus tard.',
      waiting: (who) => `On attend ${who} : une réaction est possible…`,
      sealed: null,
      pass: 'Rester',
    },
    whatToEat: {
      title: 'De quoi vous nourrissez-vous ?',
      help: 'Il y a ici du carburant, et de l’électricité aussi. Vous ne pouvez vous nourrir que de l’un des deux.',
      waiting: (who) => `On attend ${who} : choix du repas…`,
      sealed: null,
      pass: null,
    },
    whomToPossess: {
      title: 'De qui prenez-vous possession ?',
      help: 'Vous verrez toute sa main, puis ordonnerez une action avec l’une de ses cartes.',
      waiting: (who) => `On attend ${who} : choix d’une victime…`,
      sealed: null,
      pass: null,
    },
    forcedAction: {
      title: 'Donnez votre ordre',
      help: 'Une action, avec une carte de cette main. Chacun entend l’ordre, où qu’il mène ; vous ne pouvez obliger personne à se blesser.',
      waiting: (who) => `On attend ${who} : un ordre va tomber…`,
      sealed: null,
      pass: null,
    },
    secondForcedHit: {
      title: 'Choisissez la seconde cible que vous imposez',
      help: 'La Salve que vous avez ordonnée frappe encore, dans la même zone ou dans une autre à portée.',
      waiting: (who) => `On attend ${who} : le second tir arrive…`,
      sealed: null,
      pass: null,
    },
  },
  offer: {
    title: 'Vous pouvez activer un piège à tout moment',
    help: 'Cela ne coûte ni carte ni tour. Les autres ne voient pas cette offre.',
  },
  variants: {
    startingZones: {
      title: 'Choisissez où commencent vos deux Étudiants',
      help: 'Deux des douze zones, ou deux fois la même. Personne ne les voit.',
    },
    startingLair: { title: 'Choisissez où vous commencez', help: 'N’importe laquelle des douze zones. Personne ne la voit.' },
    firstCards: { title: 'Choisissez les symboles que montrent vos Étudiants', help: 'Un pour chacun, parmi les trois de sa zone.' },
    aloneTurn: {
      title: 'À vous : que faites-vous ?',
      help: 'Une carte, une action. Une action spéciale donne votre carte à l’Anomalie ; bouger ou pister ne lui donne rien.',
    },
    pretend: { title: 'Vous êtes déjà sur l’appât', help: 'Vous restez {at}. Les autres entendent la même chose que si vous aviez bougé.' },
    unmoved: {
      title: 'Vous n’avez à réagir à rien',
      help: 'Vous n’étiez pas là où l’on a frappé. Rien ne le montre : pour les autres, cette pause est la même.',
      pass: 'Continuer',
    },
  },

  options: {
    aim: { zone: 'Qui s’y trouve', fuel: 'Le carburant' },
    words: {
      fuel: 'Le carburant',
      electricity: 'Un jeton éclair',
      pretend: 'Faire semblant de bouger',
      activateTrap: 'Activer un piège',
      place: 'Poser des jetons',
      activate: 'Activer tous les jetons',
      cards: 'Avec les cartes exigées',
      half: 'Une carte Évolution et d’autres cartes',
      any: 'Avec n’importe quelles cartes',
    },
    keys: { anomaly: 'Vous', first: 'Premier jeton', second: 'Second jeton' },
    copy: '{card}, nº {number}',
    confirm: 'Confirmer',
  },

  steps: {
    at: {
      firstCard: SYMBOL,
      secondHit: TARGET,
      whatToEat: 'Choisissez ce que vous mangez',
      forcedAction: 'Choisissez ce que vous ordonnez',
      secondForcedHit: TARGET,
      'move.card': DISCARDED,
      'track.card': DISCARDED,
      'sensor.zone': 'Choisissez où va le détecteur',
      'bait.zone': 'Choisissez où va l’appât',
    },
    action: 'Choisissez ce que vous faites',
    trap: 'Choisissez d’activer un piège ou non',
    details: 'Choisissez la carte et le reste',
    by: {
      at: TARGET,
      symbol: 'Choisissez le symbole sur lequel porte la question',
      pay: 'Choisissez comment payer',
      use: 'Choisissez l’effet d’Électricité',
      zones: 'Choisissez de 1 à 11 zones',
      activateTrap: 'Choisissez de qui est le piège',
    },
    after: {
      student: 'Choisissez le piège à activer',
      half: 'Choisissez {count} {count|autre carte|autres cartes} à défausser',
    },
    of: {
      starter: 'Choisissez une zone de départ',
      pawn: 'Choisissez qui agit',
      card: 'Choisissez la carte que recevra l’Anomalie',
      zone: 'Choisissez où aller',
      symbol: SYMBOL,
      aim: 'Choisissez ce qui est visé',
      gift: 'Choisissez {count} {count|carte|cartes} à défausser',
      half: 'Choisissez la carte Évolution à défausser',
      evolution: 'Choisissez une évolution',
      token: 'Choisissez où {count|va le jeton|va chaque jeton}',
      eaten: 'Combien de jetons de votre zone mangez-vous d’abord ? Au plus {count}',
      student: 'Choisissez un Étudiant',
    },
  },
};
