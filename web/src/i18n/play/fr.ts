import type { PlayWords } from './en';

export const play: PlayWords = {
  areas: { people: 'Les gens', board: 'Le plateau', hand: 'Votre part', talk: 'Récit et paroles' },
  tabs: { hand: 'Main', people: 'Table', talk: 'Paroles', claims: 'Annonces', log: 'Récit', label: 'Que montrer' },
  table: (code) => `Table ${code}`,
  you: 'vous',
  bot: 'robot',
  state: { asked: 'Choisit', ready: 'C’est fait', waiting: 'Attend', away: 'Pas là' },
  listen: 'On n’attend rien de vous pour l’instant.',
  over: 'La partie est finie',
  watching: 'Vous voyez ce que tous voient.',
  noLines: 'Rien encore.',
  boardInWords: 'Le plateau en mots',
  coach: { name: 'Guide', stop: 'Ne plus me guider' },
  brief: {
    title: 'Avant de commencer',
    you: 'Vous',
    want: 'Votre but',
    against: 'Contre vous',
    go: 'Commencer',
    goHelp: 'Chaque étape est expliquée la première fois',
  },
  secret: 'Personne d’autre ne le sait',
  pickFirst: 'Choisissez d’abord.',
  changeMind: 'Recommencer',
  confirm: 'Faire',
  thinkAgain: 'Y repenser',
  seal: 'Sceller',
  sending: 'En chemin…',
  pass: 'Passer',
  passHelp: 'Vous laissez passer.',
  progress: (done, of) => `${done} sur ${of}`,
  end: {
    points: 'Tournants',
    rematch: 'Revanche',
    rematchWaiting: (ready, of) => {
      if (of === 1) return 'Les robots en sont toujours';
      return ready === 0 ? 'Personne n’en est encore' : `${ready} sur ${of} ${ready < 2 ? 'en est' : 'en sont'}`;
    },
    won: 'Vous avez gagné',
    lost: 'Vous avez perdu',
    story: 'Le récit',
    verify: 'Vérifier les mélanges',
    leave: 'Quitter la table',
  },
  keys: {
    title: 'Touches',
    list: [
      ['Tab', 'd’une partie de la table à l’autre'],
      ['Flèches', 'parcourent les choix et les onglets'],
      ['Entrée, Espace', 'choisissent ce qui a le focus'],
      ['Échap', 'abandonne ce que vous avez choisi'],
      ['B', 'le plateau en texte'],
      ['?', 'cette liste'],
    ],
  },
};
