// What a first match teaches, in French. Spaces before : ; ! ? and inside « » are no-break spaces.
import type { Words } from '@lurk/i18n';
import type { words as english } from './coach.en.ts';

const GIVES_AWAY = 'Elle va dans votre défausse, visible de tous. Donnez ce qui vous sert le moins : la Créature lit la pile.';

export const words: Words<typeof english> = {
  overview: {
    aim: {
      name: 'Le but',
      rule: 'Deux pions courent vers la même case Victoire. Les Secours avancent de 1 case à chaque tour : s’ils arrivent les premiers, tous les Traqués gagnent. L’Assimilation avance quand la Créature attrape quelqu’un : si elle arrive la première, la Créature gagne.',
    },
    turn: 'Un tour en bref',
    phases: {
      1: 'Chaque Traqué pose une carte Lieu face cachée : c’est là qu’il va. On reprend ses cartes grâce à certains lieux, en résistant ou en lâchant prise.',
      2: 'La Créature pose ses jetons sur les lieux où elle attend quelqu’un, et peut jouer une carte Traque.',
      3: 'Les cartes sont révélées. Sans jeton sur votre lieu, vous utilisez son pouvoir, ou reprenez 1 carte jouée. Sous Artemia, vous n’obtenez rien et perdez une carte. Sous la Créature, vous perdez 1 pion Volonté, et l’Assimilation avance.',
      4: 'Ce qui a été joué va dans les défausses, visibles de tous : elles disent où l’on ne peut plus aller. Les Secours avancent de 1 case.',
    },
  },
  hunted: {
    you: 'Vous êtes du côté des Traqués. Votre vaisseau gît sur Artemia, et vous vous cachez avec les autres : un lieu par tour, en secret.',
    want: 'Tenez jusqu’à ce que les Secours atteignent la case Victoire. Ils avancent de 1 case à chaque tour, et plus vite grâce à la Plage et à l’Épave.',
    against: 'La Créature devine où vous êtes. Un Traqué attrapé perd 1 pion Volonté, et l’Assimilation avance.',
    asks: {
      explore: {
        todo: 'Touchez un lieu : c’est là que vous vous cachez ce tour-ci. La ligne de sa carte dit ce que vous y gagnez si rien ne vous trouve.',
        ready:
          'Maintenant, le grand bouton. Votre carte est scellée : personne ne la voit, et vous pouvez la reprendre jusqu’au dernier sceau.',
        done: 'C’est scellé. Quand tous auront choisi, la Créature posera ses jetons.',
      },
      w2r: { todo: 'Les jetons sont posés et votre carte reste cachée. Échangez-la maintenant, ou gardez confiance et passez.' },
      ascendancyKeep: { todo: 'Le reste va dans votre défausse, visible de tous. Gardez-en deux entre lesquelles la Créature hésitera.' },
      phobiaKeep: { todo: 'Vous ne perdez rien, mais la Créature voit le reste. Cachez les lieux qui pourraient vous servir.' },
      forbiddenZoneDiscard: { todo: GIVES_AWAY },
      riverKeep: {
        todo: 'Vous voyez d’abord les jetons : gardez le lieu sûr, ou celui qui vaut le risque. L’autre revient sans être vu.',
      },
      w3aHunted: { todo: 'Tout est visible. Si un jeton est sur votre lieu, une carte peut vous en tirer. Sinon, gardez-la et passez.' },
      w3c: { todo: 'Dernière chance avant que les jetons ne frappent. Une carte jouée est perdue : seulement si elle vous sauve.' },
      visitOrder: { todo: 'Vous êtes dans deux lieux. D’abord celui qui aide l’autre.' },
      resolveVisit: {
        todo: 'Rien ne vous a trouvé : le lieu est à vous. Utilisez son pouvoir, ou reprenez une carte jouée. Gardez des cartes : une main vide se refait en payant de la Volonté.',
      },
      shelterKeep: { todo: 'Chaque carte nomme la phase où elle se joue. Gardez celle qui vous servira.' },
      screamChoice: {
        todo: 'Les cartes reviennent tôt ou tard ; la Volonté, rarement. À court de Volonté, vous faites avancer l’Assimilation.',
      },
      toxinDiscard: { todo: 'Gardez la carte qui peut encore vous sauver ; l’autre est montrée à tous.' },
      artemiaDiscard: { todo: GIVES_AWAY },
      w4Hunted: { todo: 'Le tour s’achève. Jouez une carte de cette phase, ou gardez-la pour plus tard.' },
    },
    waits: {
      w2m: 'Elle réfléchit. Elle connaît votre défausse, donc ce qui vous reste : moins vous avez de cartes, mieux elle devine.',
      resolveVisit: 'Les autres utilisent leurs lieux, chacun à son tour.',
      w4Creature: 'Votre carte jouée va dans votre défausse. Au prochain tour, vous choisirez parmi ce qui reste.',
    },
  },
  creature: {
    you: 'Vous êtes la Créature, seule contre tous. Vos proies se cachent sur Artemia, un lieu chacune, à chaque tour.',
    want: 'Refermez vos griffes là où elles sont. À chaque tour où vous attrapez quelqu’un, l’Assimilation avance ; à la Victoire, vous gagnez.',
    against: 'Les Traqués choisissent en secret, et les Secours approchent à chaque tour. Mais vous voyez toutes les cartes défaussées.',
    settled: 'Pour une première partie, le plateau est sur sa face 2.',
    asks: {
      chooseSide: { todo: 'Les faces ne diffèrent que par le moment où sort votre jeton Artemia. Sur la face 2, il sort plus tôt.' },
      w1a: {
        todo: 'Vous pouvez jouer une carte Traque par tour, dans la phase qu’elle indique. Jouez-en une maintenant, avant leur choix, ou passez si vous n’avez pas encore de plan.',
      },
      w1c: { todo: 'Tout est choisi. Dernier moment pour une carte de cette phase.' },
      w2m: {
        todo: 'Chaque lieu indique combien de Traqués peuvent s’y trouver. Touchez celui où vous attendez quelqu’un : votre jeton y va. Une carte Traque d’abord ? Touchez-la.',
        ready: 'La traque est prête. Déplacez un jeton tant que vous voulez ; puis le grand bouton, et tous la voient.',
      },
      w2rCreature: { todo: 'Un Traqué a répondu. Répliquez d’une carte, ou laissez faire.' },
      placeTokens: { todo: 'Votre carte a fait venir un jeton. Posez-le là où quelqu’un peut encore être.' },
      w3aCreature: { todo: 'Vous les voyez. Une carte peut encore tout changer ; sinon, passez et gardez-la.' },
      w3i: {
        todo: 'Avant la prochaine exploration, vous pouvez rendre un lieu inutilisable. Cela n’en vaut la peine que si quelqu’un en a vraiment besoin.',
      },
      w4Creature: { todo: 'La dernière phase. Jouez une de ses cartes, ou gardez-la : vous en aurez de nouveau trois.' },
    },
    waits: {
      explore: 'Tous choisissent. « Ce qui reste » montre où chacun peut encore aller. Préparez votre plan : personne ne le voit.',
      resolveVisit: 'Ils utilisent leurs lieux. Chaque carte reprise leur rend une cachette ; celles qu’ils laissent restent visibles.',
    },
  },
};
