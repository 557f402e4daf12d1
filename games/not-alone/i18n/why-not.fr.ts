// Why something on the table cannot be used now, in French.

import { counting, type Words } from '@lurk/i18n';
import type { whyNotEn } from './why-not.en.ts';

const { count } = counting('fr');

export const whyNotFr: Words<typeof whyNotEn> = {
  notNow: 'Pas en ce moment.',
  wrongPhase: (_card, phase) => `Cette carte se joue en phase ${phase}.`,
  wrongMoment: 'C’est la bonne phase, mais pas le bon moment.',

  forceField: 'Champ de Force ferme ce lieu à tout le monde ce tour-ci.',
  notOwned: 'Vous ne possédez pas ce lieu ; le Rover peut le prendre dans la réserve.',
  inDiscard: 'Cette carte est dans votre défausse ; reprenez-la d’abord.',
  alreadyDown: 'Cette carte est déjà en jeu.',
  needTwo: 'Vous devez poser deux cartes ce tour-ci, et vous en avez trop peu.',
  alreadyReady: 'Votre lieu est choisi ; reprenez-le d’abord.',
  resistedAlready: 'Vous avez déjà résisté ce tour-ci.',
  emptyDiscard: 'Votre défausse est vide.',
  notEnoughWill: 'Vous n’avez pas autant de pions Volonté.',
  smallDiscard: 'Avec 1 pion Volonté, vous reprenez déjà toute votre défausse.',
  nothingToRecover: 'Vous avez toute votre Volonté et toutes vos cartes : lâcher prise ne rendrait rien.',

  despair: 'Désespoir : personne ne joue ni ne pioche de carte Survie ce tour-ci.',
  oneSurvival: 'Vous avez déjà joué une carte Survie ce tour-ci.',
  fullWill: 'Vous avez déjà toute votre Volonté.',
  beaconCharged: 'La balise est déjà chargée.',
  noCardToGive: 'Vous n’avez plus de carte Lieu en main à défausser.',
  noHuntToStop: 'De toute façon, la Créature ne peut plus jouer de carte Traque ce tour-ci.',
  creatureHandEmpty: 'La Créature n’a pas de carte en main.',
  nothingToTrade: 'Votre défausse ne contient aucune carte où aller à la place.',
  notUnderArtemia: 'Le jeton Artemia n’est pas sur votre lieu.',
  notUnderCreature: 'Le jeton Créature n’est pas sur votre lieu.',
  noArtemiaToken: 'Le jeton Artemia n’est pas sur la planète ce tour-ci.',
  noPowerNear: 'Aucun lieu adjacent n’a de pouvoir à votre portée.',
  beaconOff: 'La balise n’est pas chargée.',
  stasis: 'Stase : les Secours ne peuvent pas avancer dans cette phase.',
  nothingInFront: 'Vous n’avez plus de carte jouée devant vous.',

  huntLimit: (_card, _phase, played) => `Vous avez déjà joué ${count(played, 'carte', 'cartes')} Traque ce tour-ci : c’est votre limite.`,
  sacrificed: 'Sacrifice : vous ne jouez plus de carte Traque ce tour-ci.',
  nothingToCopy: 'La défausse Traque est vide : il n’y a rien à copier.',
  copyWrongPhase: (card, phase) => `La copie serait ${card}, qui se joue en phase ${phase}.`,
  copyWrongMoment: (card) => `La copie serait ${card}, qui ne se joue pas à ce moment.`,
  noBigHand: 'Aucun Traqué n’a au moins 3 cartes Lieu en main.',
  noHands: 'Aucun Traqué n’a de carte Lieu en main.',

  ineffective: (card) => `${card} rend ce lieu inutilisable ce tour-ci.`,
  underArtemia: 'Le jeton Artemia vous retient : le lieu ne vous donne rien.',
  underCreature: 'Le jeton Créature vous retient : le lieu ne vous donne rien.',
  beachUsed: 'La Plage a déjà servi ce tour-ci.',
  wreckUsed: 'L’Épave a déjà servi ce tour-ci.',
  doubleWaiting: 'Vous avez déjà deux cartes à poser au prochain tour.',
  nothingNew: 'La réserve n’a aucun lieu nouveau pour vous.',
  nothingToDraw: 'Il ne reste aucune carte Survie à piocher.',
  nobodyToHeal: 'Personne n’a besoin de Volonté, et aucune carte Survie ne peut être piochée.',
  nothingAtLair: 'Votre défausse est vide, et il n’y a ici aucun pouvoir à copier.',
  copyArtefact: 'Rien ne peut copier l’Artefact.',
  copyLair: 'L’Antre ne peut pas se copier lui-même.',
  copyNoToken: 'L’Antre ne copie que le lieu sous le jeton Créature.',
  ownedAlready: 'Vous possédez déjà ce lieu.',
  noneLeft: 'Il ne reste aucun exemplaire de ce lieu dans la réserve.',
};
