// What is chosen before a match, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './lobby.en.ts';

export const words: Words<typeof english> = {
  options: {
    overlay: { name: 'Aide à la Combinaison', rule: 'Ce que la table calcule de la formule qui ouvre le bunker. La même pour tous.' },
    openHands: { name: 'Mains ouvertes', rule: 'Tout le monde voit toutes les cartes Objet, le Démon aussi.' },
    victimDice: { name: 'Dés des Victimes', rule: 'Ce que montrent les dés des Victimes.' },
    demonDice: { name: 'Dés du Démon', rule: 'Par quoi commencent les dés du Démon.' },
    hardy: { name: 'Victimes endurcies', rule: 'Tout le monde commence avec 1 point de Vitalité de plus, jusqu’à son maximum.' },
    gates: { name: 'Jetons Entrée', rule: 'Les valeurs que la formule peut devoir atteindre.' },
    testThreshold: { name: 'Tuiles Test', rule: 'Ce qu’un Test doit atteindre.' },
    passwordRepeatable: { name: 'Combinaison répétable', rule: 'Une Victime peut Entrer la Combinaison plusieurs fois par tour.' },
    flashlightTiles: { name: 'Lampe de poche', rule: 'Combien de tuiles une Lampe de poche montre.' },
    escapesAtSix: { name: 'Évasions à 6', rule: 'Combien de Victimes doivent être dans le bunker pour gagner.' },
    thunderHitsAll: {
      name: 'L’Appel du Tonnerre frappe tout le monde',
      rule: 'Il attaque toutes les Victimes de la tuile Décodeur ; sinon une seule.',
    },
    selfHealRecharge: { name: 'L’Auto-Soin se recharge', rule: 'Vivian ne peut pas l’utiliser deux tours de suite.' },
    staminaCap: { name: 'Endurance limitée', rule: 'Le Démon en a 7 au plus.' },
    itemReshuffle: { name: 'Les Objets reviennent', rule: 'Quand la pile d’Objets est vide, la défausse est mélangée.' },
  },
  choices: {
    overlay: {
      none: { name: 'De tête', rule: 'Rien n’est calculé : comme autour d’une vraie table.' },
      tokens: { name: 'Ce qui est visible', rule: 'Montre la valeur de la ligne et les jetons encore à venir.' },
      exact: { name: 'Exacte', rule: 'Montre si l’entrée peut s’ouvrir, avec quelle formule, et les chances du prochain jeton.' },
    },
    victimDice: {
      low: { name: '0 0 1 1 2 2', rule: 'Comme imprimés.' },
      high: { name: '0 1 1 2 2 3', rule: 'Bien plus facile pour les Victimes.' },
    },
    demonDice: {
      low: { name: 'À partir de 0', rule: 'De 0 à 5, puis de 0 à 9 une fois améliorés.' },
      plain: { name: 'À partir de 1', rule: 'De 1 à 6, puis de 1 à 10 une fois améliorés. Plus dur pour les Victimes.' },
    },
    gates: {
      low: { name: 'De 3 à 12', rule: 'Deux chiffres suffisent souvent.' },
      middle: { name: 'De 5 à 14', rule: 'Plus dur pour les Victimes.' },
      high: { name: 'De 7 à 16', rule: 'Le plus dur.' },
    },
    testThreshold: {
      status: { name: 'Sa propre valeur', rule: 'Le résultat doit atteindre la caractéristique testée.' },
      three: { name: 'Toujours 3', rule: 'Difficile avec peu de dés, facile avec beaucoup.' },
    },
  },
  fate: (players, each, round) =>
    `À ${players}, chaque personne joue ${each === 1 ? 'une Victime' : 'deux Victimes'}. Après le tour de jeu ${round}, les dés désignent le Démon parmi vous.`,
  roles: {
    victim: { name: 'Victime', many: 'Victimes', rule: 'Trouver le bunker, entrer sa Combinaison et s’y abriter ensemble.' },
    demon: { name: 'Démon', many: 'Démons', rule: 'Chasser les autres avant que le bunker ne s’ouvre.' },
  },
};
