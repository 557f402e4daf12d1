import type { NewTableWords } from './en';

export const newTable: NewTableWords = {
  title: 'Nouvelle table',
  would: 'Ce lien crée une nouvelle table de ce jeu. Rien n’est créé avant que vous n’appuyiez.',
  on: 'Oui',
  off: 'Non',
  make: 'Créer cette table',
  makeHelp: 'Vous en serez l’hôte',
  wrong: 'Ce lien ne peut pas être suivi en entier',
  wrongWhole: 'Ce lien ne crée aucune table',
  fault: {
    long: 'Il est bien plus long qu’un lien de table : rien n’en a été lu. La page d’accueil permet de créer toutes les tables.',
    noGame: 'Il ne nomme aucun jeu. Choisissez-en un sur la page d’accueil.',
    badGame: (said) => `Aucun jeu ne s’appelle « ${said} » ici. Choisissez-en un sur la page d’accueil.`,
    broken: (said) => `« ${said} » est illisible. Ce point est ignoré.`,
    twice: (said) => `« ${said} » figure plusieurs fois. Ce point est ignoré.`,
    speed: (said) => `Aucune horloge ne s’appelle « ${said} ». La table garde l’horloge habituelle.`,
    unknown: (said) => `Aucune option ne s’appelle « ${said} ». Ce point est ignoré.`,
    seats: (said, least, most, usual) => `« ${said} » n’est pas un nombre de places : de ${least} à ${most}. La table en a ${usual}.`,
    value: (name, said, usual) => `${name} : « ${said} » n’est pas un choix. L’option reste sur « ${usual} ».`,
    notAt: (name, seats) => `${name} : cette option n’existe pas à ${seats} ${seats < 2 ? 'place' : 'places'}. Elle est ignorée.`,
    more: (count) => `Et ${count} ${count < 2 ? 'autre élément' : 'autres éléments'} qui ne peuvent pas être suivis.`,
  },
};
