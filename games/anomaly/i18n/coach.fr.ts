// What a first match teaches, in French. Spaces before : ; ! ? and inside « » are no-break spaces.
import type { Words } from '@lurk/i18n';
import type { words as english } from './coach.en.ts';

export const words: Words<typeof english> = {
  overview: {
    aim: {
      name: 'Le but',
      rule: 'Personne ne voit où sont les autres. Les Étudiants partagent les mêmes points de vie, l’Anomalie a les siens ; le camp qui n’en a plus a perdu. L’Anomalie se nourrit d’Étudiants et de carburant, et perd 1 PV à chaque manche sans repas.',
    },
    turn: 'Une manche en bref',
    steps: [
      {
        name: 'Un Étudiant agit',
        rule: 'Un Étudiant, une carte. N’importe laquelle se dépense pour un Déplacement ou un Pistage. Utilisée pour sa moitié du haut, elle va à l’Anomalie.',
      },
      {
        name: 'L’Anomalie agit',
        rule: 'Un point d’action paie une action de base, une action spéciale avec le bas d’une carte, ou une de chaque. Elle peut aussi sauter son tour.',
      },
      {
        name: 'Et ainsi de suite',
        rule: 'Chacun son tour, jusqu’à ce que les Étudiants n’aient plus que deux cartes en tout et l’Anomalie plus de points.',
      },
      {
        name: 'La manche s’achève',
        rule: 'La faim, de nouvelles cartes et de nouveaux points, puis les radiations : une zone de plus brûle.',
      },
    ],
  },
  students: {
    you: 'Vous êtes du côté des Étudiants, dans une station scellée. Personne ne voit où vous êtes, pas même vos alliés : vous montrez un symbole de votre zone.',
    want: 'Trouvez l’Anomalie et frappez jusqu’à ce qu’elle n’ait plus de points de vie. Vous partagez les mêmes points de vie et gagnez ensemble.',
    against:
      'Elle se déplace sans être vue et se nourrit des Étudiants qu’elle trouve. Chaque carte jouée pour son action spéciale passe à l’Anomalie.',
    asks: {
      startingZone: { todo: 'Touchez une zone de la station : vous y commencez, et personne ne le voit. Puis le grand bouton.' },
      firstCard: {
        todo: 'Votre zone porte trois symboles ; tous verront celui que vous montrez. Chacun est dans quatre zones : on n’en sait pas plus.',
      },
      studentTurn: {
        todo: 'Touchez une carte. Dépensée, elle permet un Déplacement ou un Pistage : la zone de l’Anomalie porte-t-elle un symbole que vous montrez ? Le haut fait plus, mais l’Anomalie reçoit la carte.',
        ready: 'Le grand bouton : cela compte aussitôt, et pour vous tous.',
      },
      secondHit: { todo: 'Vous frappez deux fois : encore la même zone, ou une autre à portée.' },
      showCard: { todo: 'On vous a fait bouger. Montrez le symbole de votre nouvelle zone qui en dit le moins.' },
      trapWindow: {
        todo: 'Votre piège touche l’Anomalie si elle est dans sa zone, sinon les autres Étudiants qui y sont. Si vous n’y croyez pas l’Anomalie, laissez passer.',
      },
    },
    waits: {
      startingZone: 'Chacun prend place dans le noir.',
      studentTurn: 'L’un de vous agit. Ce qui est montré et demandé, tous l’entendent.',
      anomalyTurn: 'Elle agit sans être vue. Écoutez : ce qu’elle ne trouve pas en dit long aussi.',
    },
  },
  anomaly: {
    you: 'Vous êtes l’Anomalie. Personne ne voit où vous êtes, et vous ne voyez personne : chaque Étudiant montre un symbole de sa zone.',
    want: 'Nourrissez-vous. Mordre un Étudiant coûte 1 PV à son camp et vous en rend 1 ; le carburant vous en rend 1. Une manche sans repas vous en coûte 1.',
    against:
      'Les Étudiants, qui interrogent tout haut sur votre zone et frappent là où vous devez être. Leurs cartes utilisées vous reviennent.',
    asks: {
      startingZone: {
        todo: 'Touchez une zone de la station : vous y commencez, et personne ne le voit. Près du carburant, vous aurez de quoi manger.',
      },
      anomalyTurn: {
        todo: 'Trois points par manche. Approchez, ou nourrissez-vous sur place : voyez d’abord quelles zones portent les symboles montrés. Sauter le tour garde votre point.',
        ready: 'Le grand bouton. On entend que vous agissez, pas où, sauf si vous vous nourrissez.',
      },
      secondHalf: { todo: 'Le point est payé : une action de l’autre sorte est gratuite.' },
      baited: { todo: 'Il faut faire un pas vers l’appât. Choisissez celui qui en dit le moins.' },
      reactive: { todo: 'On a frappé votre zone. Un pas gratuit maintenant, ou plus tard dans la manche.' },
      whatToEat: { todo: 'L’un comme l’autre vous nourrit. Le carburant mangé est perdu ; des éclairs, vous pourrez en reposer.' },
      whomToPossess: { todo: 'Vous verrez sa main et ordonnerez une action avec.' },
      forcedAction: { todo: 'Dépensez une de ses cartes pour ce qui vous arrange. Tous entendent l’ordre.' },
      secondForcedHit: { todo: 'Votre ordre frappe deux fois : choisissez la seconde cible.' },
    },
    waits: {
      startingZone: 'Chacun prend place dans le noir.',
      studentTurn: 'On décide qui agit. Chaque symbole montré est dans quatre zones : les autres sont exclues.',
    },
  },
};
