// What a first match teaches, in French.
import type { Advice, Words } from '@lurk/i18n';
import type { words as english } from './coach.en.ts';

const anyCharacter = {
  weatherChoice: {
    todo: 'Vous êtes Leader. Le beau temps consomme moins de fioul et rapproche les secours : choisissez un des deux résultats.',
  },
  garrySwap: { todo: 'Vous pouvez échanger une carte Action contre une autre. Gardez ce qu’il faut à la base, ou à vous.' },
  sleepersCards: { todo: 'Vous dormez : choisissez vos nouvelles cartes dans la pioche. Personne ne voit lesquelles.' },
  whichCard: { todo: 'L’une des deux va sur la pile, et personne ne saura qu’elle vient de vous.' },
  encounterOrder: { todo: 'Vous êtes Leader : dites quelle Rencontre vient d’abord. Dans le doute, l’ordre du plateau.' },
  weaponVsAlien: {
    todo: 'L’Alien est devant vous. Une Arme peut vous épargner ou le faire fuir ; sans elle, comptez-vous : si vous êtes moins nombreux que sa Force, il prend quelqu’un.',
  },
  avoidEncounter: {
    todo: 'Votre Lance-flammes tient les autres à distance pour une Recharge : sans Rencontre, pas d’infection.',
  },
  setFire: { todo: 'Le feu détruit le lieu pour de bon, pour tout le monde. Il réchauffe une base qui gèle. Le plus souvent : non.' },
  layWhom: { todo: 'Vous êtes Leader. La carte ne sert nulle part : quelqu’un doit se coucher. Choisissez le moins utile.' },
  nextCard: { todo: 'Vous êtes Leader. Chaque carte de la pile est un secret : retournez la suivante, ou arrêtez avant un sabotage.' },
  keepItem: { todo: 'Gardez-en une. Personne ne la voit, sauf un Lance-flammes, qui reste face visible.' },
  keepLab: { todo: 'Une Poche de sang permet une Analyse. Que vous gardiez ou défaussiez le jeton, personne ne voit ce que c’est.' },
  extraLab: { todo: 'Dr Blair peut piocher encore une fois. Il n’y a rien à perdre.' },
  repairBy: { todo: 'Windows répare deux dégâts d’un coup, s’il veut.' },
  stationUse: { todo: 'Laissez le meilleur temps pour la prochaine manche, puis envoyez 1 jeton Fioul là où il en manque.' },
  pickAnalyst: { todo: 'Vous êtes Leader : plusieurs peuvent faire l’Analyse. Choisissez qui a votre confiance.' },
  analysisTarget: { todo: 'Le Personnage analysé montre sa carte Rôle à tous. Un Humain est prouvé ; un Alien est dévoilé.' },
  starvingDiscard: { todo: 'La faim : désormais deux cartes en main. Choisissez celle qui part.' },
} satisfies Record<string, Advice>;

const anyWaits = {
  lookAtRole: 'Tout le monde regarde sa carte Rôle, en même temps.',
  placeCharacter: 'Voyez qui va où et avec qui : deux Personnages dans un lieu se rencontrent, et une Rencontre peut infecter.',
  placeTokens: 'Ils posent leurs jetons. Ce que chacun voit, personne d’autre ne le saura.',
  assignCard: 'Le Leader donne la carte à un Personnage debout, là où elle sert.',
  callVote: 'Parlez, accusez, échangez ce que vous avez. Le Leader lance le vote.',
  board: 'Les uns après les autres, ils viennent à la porte. Ceux qui sont à bord décident.',
};

export const words: Words<typeof english> = {
  overview: {
    aim: {
      title: 'Le but',
      entries: [
        { name: 'Les Humains gagnent', rule: 'si tous ceux qui restent partent dans un même véhicule, sans Alien à bord.' },
        {
          name: 'Les Aliens gagnent',
          rule: 'si l’un d’eux embarque, si un Humain reste au sol, si la base gèle ou s’il ne reste plus d’Humain.',
        },
        {
          name: 'L’infection',
          rule: 'L’un de vous est un Alien dès le départ. Un Humain qui regarde un jeton Alien en devient un, sans que personne le sache.',
        },
      ],
    },
    turn: 'Une manche en bref',
    steps: [
      {
        name: 'La base',
        rule: 'On lance le dé Météo. Générateur et Chaufferie consomment du fioul ; ce qui manque fait des dégâts. Les secours avancent.',
      },
      {
        name: 'Se déplacer',
        rule: 'Tour à tour, chacun va dans un lieu et pose une carte Action face cachée sur la pile commune : Utiliser, Réparer ou Saboter.',
      },
      {
        name: 'Rencontrer',
        rule: 'Dans un même lieu, chacun pose deux jetons et en regarde un d’un autre. Un jeton Alien infecte. Un Chien aussi, parfois.',
      },
      {
        name: 'Travailler',
        rule: 'Le Leader mélange la pile, retourne les cartes une à une et donne chacune à quelqu’un qui peut la résoudre là où il est.',
      },
      {
        name: 'Accuser',
        rule: 'De retour dans la Salle de repos, on parle, on échange, on vote. Les votes font monter la Suspicion ; un Alien caché peut se dévoiler.',
      },
      {
        name: 'Analyses, repas, Chiens',
        rule: 'Avec l’équipement voulu, on analyse quelqu’un. On mange, les Chiens courent, et le Leader peut changer.',
      },
    ],
    together: 'À un, deux ou trois',
    party: [
      {
        name: 'Tous contre l’Alien',
        rule: 'Vous partagez six Personnages. Tout est à découvert, sauf leurs cartes Rôle, que personne ne voit. Aucun de vous n’est l’Alien : il agit seul.',
      },
      {
        name: 'Des dés au lieu de cartes',
        rule: 'On lance trois dés pour un Personnage debout, qui fait une des actions obtenues. Saboter et Menace gâchent tout, à moins de les annuler.',
      },
      {
        name: 'La Menace',
        rule: 'Les Rencontres et les dés annulés font avancer un disque. Si un dé annulé l’amène sur la case de la Menace, ou si la Menace arrive sur la sienne, l’Alien était dans ce Personnage : il est perdu, et l’Alien grandit.',
      },
      {
        name: 'Partir',
        rule: 'Préparez un véhicule, ou appelez l’Hélicoptère de secours, et échappez aux derniers dés de l’Alien. Sans Personnage, c’est perdu.',
      },
    ],
  },
  human: {
    you: 'Vous êtes Humain, dans l’équipe. Votre carte Rôle est face cachée devant vous, et personne d’autre ne la voit.',
    want: 'Quitter la base avec tous les Humains qui restent, et sans un seul Alien à bord.',
    against: 'L’un de vous est un Alien, et un Humain infecté change de camp. Vous aussi, peut-être : regardez votre carte.',
    asks: {
      ...anyCharacter,
      lookAtRole: { todo: 'Regardez votre carte et reposez-la. Cherchez l’issue, et méfiez-vous des tête-à-tête.' },
      placeCharacter: {
        todo: 'Touchez un lieu, puis une carte. La base a besoin d’Utiliser et de Réparer. Sans compagnie, pas de Rencontre, sauf un Chien.',
        ready: 'Le grand bouton. Tous voient où vous allez, et personne quelle carte.',
      },
      placeTokens: { todo: 'Posez deux jetons. Les vôtres sont Humain : ils n’infectent personne.' },
      lookAt: { todo: 'Regardez un jeton de quelqu’un d’autre. Si c’est un jeton Alien, vous en serez un aussitôt.' },
      lookNext: { todo: 'Regardez un des jetons qui restent. Si c’est un jeton Alien, vous en serez un aussitôt.' },
      resort: { todo: 'Regardez encore votre carte et reposez-la. Rien n’a changé pour vous cette fois.' },
      resortAlone: { todo: 'Regardez encore votre carte et reposez-la. Le Chien n’y a rien changé cette fois.' },
      drawDogToken: { todo: 'Personne d’autre ne verra le jeton. Sur les neuf du sac, deux infectent.' },
      startRescue: { todo: 'L’hélicoptère est là. Démarrez si tous les Humains viennent et si vous savez qui refuser.' },
      assignCard: { todo: 'Vous êtes Leader. Une bonne carte là où elle aide le plus, un sabotage où il nuit le moins.' },
      useVehicle: { todo: 'Le véhicule une fois prêt, les Clefs lancent l’évasion. Sait-on qui est Humain ?' },
      callVote: { todo: 'Vous menez la discussion. Qui était où, avec qui ? Échangez l’utile, puis lancez le vote.' },
      vote: { todo: 'Désignez quelqu’un. Le plus suspect peut être analysé : de qui doutez-vous ?' },
      lastReveal: { todo: 'Seul un Alien peut se dévoiler ici. Rien à faire pour vous : continuez.' },
      volunteer: {
        todo: 'Avec une Poche de sang, ou Câble et Lance-flammes, vous pouvez faire une Analyse. Elle prouve un Humain ou dévoile un Alien.',
      },
      board: { todo: 'Montez, ou restez. À bord, on montre sa carte Rôle, et tous les Humains doivent partir ensemble.' },
      acceptBoarding: { todo: 'Un seul Non l’exclut. Un Alien à bord, ou un Humain laissé au sol, et tout est perdu.' },
    },
    waits: anyWaits,
  },
  alien: {
    you: 'Vous êtes Alien, parmi l’équipe. Votre carte Rôle est face cachée devant vous, et personne d’autre ne la voit.',
    want: 'Embarquer avec eux, empêcher un Humain de partir, ou faire de tous des Aliens.',
    against: 'Tous les Humains, qui parlent, votent, analysent. On vous prend encore pour l’un d’eux : regardez votre carte.',
    asks: {
      ...anyCharacter,
      lookAtRole: { todo: 'Regardez votre carte et reposez-la. Ayez l’air innocent, et cherchez les tête-à-tête.' },
      placeCharacter: {
        todo: 'Touchez un lieu, puis une carte. Un sabotage sur la pile ne porte pas de nom. Une Rencontre permet d’infecter quelqu’un.',
        ready: 'Le grand bouton. Tous voient où vous allez, et personne quelle carte.',
      },
      placeTokens: { todo: 'Posez deux jetons. L’un peut être Alien : il infecte l’Humain qui le regarde.' },
      lookAt: { todo: 'Regardez un jeton de quelqu’un d’autre. Cela ne vous change pas, mais peut vous renseigner.' },
      lookNext: { todo: 'Regardez un des jetons qui restent. Cela ne vous change pas, mais peut vous renseigner.' },
      resort: { todo: 'Regardez encore votre carte et reposez-la. Vous êtes des leurs, et personne ne le sait.' },
      resortAlone: { todo: 'Regardez encore votre carte et reposez-la. Vous êtes des leurs, et personne ne le sait.' },
      drawDogToken: { todo: 'Personne d’autre ne verra le jeton. Il ne change rien pour vous : piochez.' },
      startRescue: { todo: 'L’hélicoptère est là. Démarrez-le et les Aliens ont gagné : c’est vous qui le pilotez.' },
      assignCard: { todo: 'Vous êtes Leader. Donnez les cartes pour que rien n’avance, comme par pure malchance.' },
      useVehicle: { todo: 'Le véhicule une fois prêt, les Clefs lancent l’évasion. Avec les vôtres, c’est gagné.' },
      callVote: { todo: 'Vous menez la discussion. Semez le doute, prenez ce qui vous menace, puis lancez le vote.' },
      vote: { todo: 'Désignez quelqu’un. Un Humain dont on doute déjà : l’Analyse sera perdue.' },
      lastReveal: { todo: 'Seul un Alien peut se dévoiler ici. Vous perdez tout et chassez à découvert.' },
      volunteer: {
        todo: 'Avec une Poche de sang, ou Câble et Lance-flammes, vous pouvez faire une Analyse. Faites-la, et le choix vous revient en partie.',
      },
      board: { todo: 'Montez, ou restez. Si l’on vous laisse entrer, les Aliens ont gagné ; rester semble suspect.' },
      acceptBoarding: { todo: 'Un seul Non l’exclut. Un Alien à bord, ou un Humain laissé au sol, et tout est perdu.' },
    },
    waits: anyWaits,
  },
  revealed: {
    you: 'Vous êtes l’Alien Dévoilé. Vous n’avez plus de Personnage : vous êtes la Force qui frappe la base.',
    want: 'Saccager ce qu’il leur faut, prendre ceux qui sont isolés, et qu’aucun Humain ne parte.',
    against:
      'Les Personnages : plus nombreux dans un lieu que votre Force, ils vous font fuir. Lance-flammes et Dynamite/Molotov vous prennent 1 Force.',
    asks: {
      alienPlan: {
        todo: 'Mettez de la Force sur des lieux, au moins 1 sur chacun. On voit combien, pas où. Un lieu vide est saccagé ; là où votre Force l’emporte, vous prenez quelqu’un.',
        ready: 'Le grand bouton. Les lieux se dévoilent quand tout le monde est au travail.',
      },
      sabotageOrder: { todo: 'Personne ne vous en empêche. Dites quel lieu vous saccagez d’abord.' },
      alienChoice: { todo: 'Ils sont trop peu. Prenez-en un, et votre Force grandit ; ou saccagez le lieu.' },
    },
    waits: {
      placeCharacter: 'Ils vont au travail. Ils savent votre Force, et pas où elle est.',
      weaponVsAlien: 'Ils cherchent une issue.',
      callVote: 'Ils parlent. Un Alien caché peut vous rejoindre.',
    },
  },
  ghost: {
    you: 'La partie continue sans vous, mais vous gagnez ou perdez avec votre camp.',
    want: 'Regardez. Vous voyez ce que tout le monde voit, et ce que vous saviez déjà.',
    against: 'Les vivants ne vous entendent pas. Les autres éliminés, oui, et ceux qui regardent.',
    asks: {},
    waits: { callVote: 'Ils parlent sans vous.' },
  },
  together: {
    you: 'Six Personnages sont partagés entre ceux qui jouent. Tout est à découvert, sauf leurs cartes Rôle, que personne ne voit.',
    want: 'Préparer un véhicule, ou appeler l’Hélicoptère de secours, et partir.',
    against: 'L’Alien agit seul. Un Personnage pris par la Menace se révèle être l’Alien : il est perdu, et l’Alien grandit.',
    asks: {
      pickCharacter: { todo: 'Chaque Personnage sait faire ce que les autres ne savent pas. Touchez-en un pour le lire.' },
      weatherChoice: { todo: 'Le beau temps consomme moins de fioul et rapproche les secours : choisissez un des deux résultats.' },
      placeParty: {
        todo: 'Touchez un Personnage, puis un lieu. À trois dans un lieu à Bonus Coopération, on agit trois fois, mais on se rencontre et la Suspicion monte.',
      },
      encounterOrder: { todo: 'Dites quelle Rencontre vient d’abord. Dans le doute, l’ordre du plateau.' },
      weaponVsAlien: {
        todo: 'Une Arme peut épargner ce Personnage ou faire fuir l’Alien. Comptez : s’ils sont moins nombreux que sa Force, il en prend un.',
      },
      avoidEncounter: { todo: 'Une Recharge, et ce Personnage ne rencontre personne : pas un pas vers la Menace.' },
      alienChoice: { todo: 'L’Alien en prend un, et vous dites lequel : le moins utile.' },
      victim: { todo: 'La Menace touche un des Personnages sur sa case : dites lequel.' },
      startRescue: { todo: 'L’hélicoptère est là. L’Alien lance un dé par point de Force, et trois Saboter ou Menace vous arrêtent.' },
      rollOrStop: { todo: 'Lancer pour un Personnage de plus, ou arrêter : chaque lancer peut donner un sabotage ou la Menace.' },
      assignDice: { todo: 'Donnez les dés à un Personnage debout, là où ils aident. Il se couche ensuite.' },
      rerollDice: { todo: 'Touchez les dés à relancer. Le nouveau résultat compte.' },
      setDie: { todo: 'Le Personnage du Dortoir peut se coucher pour choisir la face d’un dé.' },
      cancelDice: { todo: 'Annulez Saboter et Menace. Chaque dé annulé fait avancer le disque d’une case : évitez celle de la Menace.' },
      partyAct: { todo: 'Une action que montre un des dés restants. Avec le Bonus Coopération, à deux debout, elle se fait deux fois.' },
      keepItem: { todo: 'Gardez-en une ; le reste va sous la pioche.' },
      keepLab: { todo: 'Une Poche de sang permet une Analyse. Gardez le jeton, ou défaussez-le.' },
      extraLab: { todo: 'Dr Blair peut piocher encore une fois. Il n’y a rien à perdre.' },
      repairBy: { todo: 'Windows répare deux dégâts d’un coup, si vous voulez.' },
      stationUse: { todo: 'Laissez le meilleur temps pour la prochaine manche, puis envoyez 1 jeton Fioul là où il en manque.' },
      endExchange: { todo: 'Donnez ce qui sert à un autre, puis terminez : les Clefs à un Personnage qui va vers un véhicule.' },
      partyAnalyst: {
        todo: 'Une Analyse retourne une carte Rôle pour de bon. Un Humain reste comme il est ; un Alien est perdu, et l’Alien grandit.',
      },
      analysisTarget: {
        todo: 'La carte Rôle du Personnage analysé est retournée : un Humain reste, un Alien est perdu. Utile si les rôles comptent à l’évasion.',
      },
      boardParty: { todo: 'C’est perdu si un Alien embarque, et aussi si un Humain reste au sol. Ce Personnage a-t-il votre confiance ?' },
    },
    waits: {
      placeParty: 'Quelqu’un d’autre place ses Personnages.',
      rollOrStop: 'Le Leader décide de continuer ou non.',
    },
  },
};
