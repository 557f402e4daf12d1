// What is chosen before a match, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './lobby.en.ts';

export const words: Words<typeof english> = {
  options: {
    anomaly: { name: 'Qui est l’Anomalie ?', rule: 'Décidé avant la partie ; tous les autres sont des Étudiants.' },
    advanced: {
      name: 'Deux Étudiants à la fois',
      rule: 'À deux, la personne qui n’est pas l’Anomalie anime deux Étudiants avec une seule main de cartes.',
    },
    healthPerSide: { name: 'Points de vie', rule: 'Ce que chaque camp a au départ, de 6 à 14. Plus il y en a, plus la partie est longue.' },
    zeroOffset: {
      name: 'Handicap',
      rule: 'Décale le marqueur zéro : au-dessus de 0, plus de vie pour les Étudiants ; au-dessous, pour l’Anomalie.',
    },
    radiationForecast: { name: 'Alerte radiations', rule: 'Dit si le prochain jeton radiation est visible avant d’être posé.' },
    fuelLayout: {
      name: 'Répartition du carburant',
      rule: 'Comment les six jetons carburant se répartissent dans la station ; il y en a deux par anneau.',
    },
    overlay: { name: 'Aide à la déduction', rule: 'Ce que le plateau déduit de tout ce qui s’est dit en public. La même pour tous.' },
    trapWindowSeconds: {
      name: 'Délai des pièges',
      rule: 'Combien de secondes on attend quand seul un piège pourrait encore changer les choses. Sans horloge, on attend tous ceux qui en ont.',
    },
    endReveal: {
      name: 'Tout montrer à la fin',
      rule: 'La partie jouée, la table dévoile les zones, les pièges et les mains.',
    },
  },
  choices: {
    anomaly: {
      random: { name: 'Au hasard', rule: 'L’Anomalie est tirée au sort.' },
      host: { name: 'L’hôte', rule: 'La personne qui a ouvert la table est l’Anomalie.' },
      notHost: { name: 'N’importe qui sauf l’hôte', rule: 'L’Anomalie est tirée au sort parmi les autres.' },
      seat: { name: 'Une personne désignée', rule: 'L’hôte désigne l’Anomalie.' },
    },
    radiationForecast: {
      hidden: { name: 'Cachée', rule: 'Personne ne sait où vont les radiations.' },
      visible: { name: 'Visible', rule: 'Chacun voit le prochain jeton, donc la zone qu’il prendra.' },
    },
    fuelLayout: {
      'random-opposite': { name: 'Face à face', rule: 'Dans chaque anneau, les deux jetons carburant sont à l’opposé l’un de l’autre.' },
      'random-any-labs': {
        name: 'Laboratoires au hasard',
        rule: 'De même, mais ceux des Laboratoires occupent deux des quatre zones, au hasard.',
      },
    },
    overlay: {
      none: { name: 'La mémoire seule', rule: 'Rien n’est déduit, et personne n’a de jetons déduction : plus dur que dans la règle.' },
      tokens: {
        name: 'Jetons déduction',
        rule: 'Comme dans la règle : rien n’est déduit, mais vous marquez des zones avec des jetons que personne d’autre ne voit.',
      },
      exact: { name: 'Exacte', rule: 'Le plateau montre toutes les zones où chaque pion peut être, et pourquoi les autres sont écartées.' },
    },
  },
  roles: {
    students: {
      name: 'Étudiant',
      many: 'Étudiants',
      rule: 'La pister, lui tendre des pièges, frapper ensemble.',
      wish: 'Vous préférez vous cacher. Le tirage en tiendra compte si possible.',
    },
    anomaly: {
      name: 'Anomalie',
      many: 'Anomalies',
      the: 'l’Anomalie',
      rule: 'Les lire, refermer les griffes.',
      wish: 'Vous préférez chasser. Le tirage en tiendra compte si possible.',
    },
  },
};
