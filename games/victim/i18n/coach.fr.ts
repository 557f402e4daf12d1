// What a first match teaches, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './coach.en.ts';

type Taught = typeof english;
export const words: { overview: Words<Taught['overview']>; victim: Taught['victim']; demon: Taught['demon']; slave: Taught['slave'] } = {
  overview: {
    aim: {
      name: 'Le but',
      rule: 'Trouver le bunker, l’ouvrir par une formule égale à son entrée, et s’y abriter. Après deux ou trois tours de jeu, l’un de vous est possédé et devient le Démon, qui chasse les autres. Il gagne en éliminant deux Victimes, en ne laissant personne debout, ou quand tombent les Ténèbres.',
    },
    turn: 'Un tour de jeu en bref',
    steps: [
      {
        name: 'Victimes',
        rule: 'Chaque Victime fait à son tour deux actions différentes : courir, décoder, soigner, fouiller, se cacher, une Compétence ou la Combinaison.',
      },
      {
        name: 'Évènement',
        rule: 'Une carte est piochée ; elle touche toutes les Victimes, sauf celles qui sont cachées. La dernière est Ténèbres.',
      },
      {
        name: 'Malédiction',
        rule: 'Une fois, au tour de jeu 2 ou 3 : tout le monde lance, et la Victime au résultat le plus bas devient le Démon.',
      },
      { name: 'Démon', rule: 'Dès lors, le Démon chasse, attaque et utilise ses coups à la fin de chaque tour de jeu.' },
    ],
  },
  victim: {
    you: 'Au camp de secours, il ne reste que vous, dans une forêt maudite. Pour l’instant, tout le monde est du même côté.',
    want: 'Trouver le bunker, vers le bas d’une pile de tuiles, décoder chiffres et symboles, mettre une formule sur sa porte, et y entrer à plusieurs.',
    against: 'Après deux ou trois tours de jeu, le Démon possède la Victime au jet le plus bas. Peut-être vous.',
    asks: {
      chooseCharacter: {
        todo: 'Choisissez quelqu’un qui excelle en une chose : quatre dés trouvent ce que deux manquent. Les personnages signalés conviennent pour débuter.',
        ready: 'Appuyez sur le bouton pour choisir.',
      },
      victimAction: {
        todo: 'Deux actions, jamais deux fois la même. Courez pour explorer ; sur un Décodeur, décodez ; sur un Cadavre, fouillez.',
      },
      runPoint: {
        todo: 'Touchez une tuile éclairée pour y aller, ou une case en tirets pour retourner une tuile. En pointillé : un Évènement ou un Test.',
      },
      orientTile: {
        todo: 'Faites-la pivoter pour que ses chemins continuent. Près du Démon, un obstacle vaut parfois mieux.',
        ready: 'Appuyez sur le bouton pour la poser ainsi.',
      },
      useManual: { todo: 'Le jet compte, sauf si un Manuel change un dé.' },
      defend: { todo: 'Atteignez le score de l’attaque et rien ne vous arrive. Les Feux d’artifice l’arrêtent à coup sûr.' },
      enterBunker: { todo: 'Dedans, on est à l’abri. Entrez, sauf si quelqu’un dehors a besoin de vous.' },
      stressPick: { todo: 'Baissez ce qui vous sert le moins ; les deux autres montent.' },
    },
    waits: {
      victimAction: 'Les autres jouent. Suivez les dés, et parlez : tout le monde entend.',
      runPoint: 'La forêt se dévoile. Guettez le Bunker et les Décodeurs.',
      demonAction: 'Le Démon joue. Une Victime cachée ne peut pas être attaquée.',
    },
  },
  demon: {
    you: 'Vous êtes désormais le Démon. Les autres savent où vous êtes, et vous savez où ils sont.',
    want: 'Blessez les Victimes jusqu’à ce qu’elles rampent, puis utilisez le Coup fatal avec 3 points de Rage. Deux éliminées, ou plus personne debout, et vous gagnez.',
    against: 'Les Victimes, qui veulent entrer dans le bunker avant que vous ayez fini.',
    asks: {
      demonAction: {
        todo: 'Chassez d’abord, puis attaquez quelqu’un sur votre tuile. Les coups coûtent de l’Endurance ; 2 points de Rage en améliorent un.',
      },
      huntMove: {
        todo: 'Touchez une tuile éclairée pour y aller. Les tuiles Test vous arrêtent ; les tuiles Malédiction communiquent.',
        ready: 'Appuyez sur le bouton pour y aller.',
      },
      bloodSmell: { todo: 'Relancez si le dé montre votre Rage ou trop peu.' },
      freeHunt: { todo: 'Une Chasse gratuite : prenez-la.' },
      targetAttack: { todo: 'Les Victimes que vous venez de marquer sont sur votre tuile : attaquez aussitôt, sans rien payer de plus.' },
      ambushAttack: { todo: 'Quelqu’un est sur la tuile où vous arrivez : frappez, ou laissez faire.' },
    },
    waits: {
      victimAction: 'Aux Victimes de jouer. Comptez les Blessures, voyez qui reste à l’écart, et lisez ce qui se dit.',
      defend: 'La défense se lance. Si elle tient, votre Rage monte.',
    },
  },
  slave: {
    you: 'Le Démon vous asservit : vous vous relevez de son côté. Vous gagnez désormais avec lui, et plus avec les Victimes.',
    want: 'Chassez les Victimes encore debout et blessez-les : chaque Victime Gravement Blessée nourrit la Rage du Démon.',
    against: 'Les Victimes, hier de votre camp, qui veulent entrer dans le bunker.',
    asks: {
      slaveAction: { todo: 'Chassez d’abord, puis attaquez quelqu’un sur votre tuile : une fois chacun, à la fin de chaque tour de jeu.' },
      huntMove: {
        todo: 'Touchez une tuile éclairée pour y aller. Les tuiles Test vous arrêtent ; les tuiles Malédiction communiquent.',
        ready: 'Appuyez sur le bouton pour y aller.',
      },
    },
    waits: {
      victimAction: 'Aux Victimes de jouer. Voyez qui est en mauvais état, et qui s’approche.',
      demonAction: 'Le Démon joue. Votre tour vient juste après.',
    },
  },
};
