// Why something on the table cannot be used now, in French.
import type { Words } from '@lurk/i18n';
import type { whyNotEn } from './why-not.en.ts';

export const whyNotFr: Words<typeof whyNotEn> = {
  notNow: 'Pas en ce moment.',

  mustAct: 'Les Étudiants ne peuvent pas sauter leur tour : l’un d’eux doit agir tant qu’ils ont plus de 2 cartes en tout.',
  keepTwo: 'Les Étudiants n’ont plus que 2 cartes en tout : leurs tours sont finis pour cette manche.',
  emptyHand: 'Vous n’avez plus de carte pour agir.',
  noSuchCard: 'Aucune carte de cette main n’a cette moitié du haut.',
  noTrapLeft: 'Les six pièges sont posés : il faut d’abord en activer un.',
  noSensorLeft: 'Les trois détecteurs sont en place.',
  noTrapLaid: 'Vous n’avez pas de piège posé.',
  noTrapThere: 'Vous n’avez pas de piège dans cette zone.',

  here: 'Se déplacer, c’est quitter la zone où l’on est.',
  notAdjacent: 'Cette zone est trop loin : un pas mène à une zone adjacente.',
  acrossBay: 'Un hangar vous en sépare : seul Déphasage permettrait de le traverser.',
  outOfReach: 'Cette zone est à distance {distance} ; la portée est de {reach}.',
  notCloser: 'Cela ne vous rapprocherait pas de l’appât.',
  sensorThere: 'Il y a déjà un détecteur dans cette zone.',
  noFuel: 'Il n’y a pas de carburant dans cette zone.',
  ownFuel: 'Vous ne pouvez obliger personne à faire sauter le carburant de sa propre zone.',

  notInZone: 'Cette zone ne porte pas ce symbole.',
  onShow: 'Ce symbole est déjà affiché : le nouveau doit être différent.',

  noPoints: 'Vous n’avez plus de point d’action pour cette manche.',
  basicDone: 'Ce point a déjà payé une action de base : seule une action spéciale peut suivre.',
  specialDone: 'Ce point a déjà payé une action spéciale : seule une action de base peut suivre.',
  cannotPay: 'Vous n’avez pas de quoi payer : {price}.',
  allEvolved: 'Vous avez déjà les six évolutions.',
  ownedAlready: 'Vous avez déjà cette évolution.',
};
