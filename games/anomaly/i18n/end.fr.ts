// The end of a match and what is worth retelling of it, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './end.en.ts';

export const words: Words<typeof english> = {
  title: { students: 'La lumière revient', anomaly: 'Elle est rassasiée', draw: 'Il ne reste personne' },
  how: {
    students: 'À la manche {turn}, l’Anomalie a perdu son dernier PV ; il en restait {count} aux Étudiants.',
    anomaly: 'À la manche {turn}, les Étudiants ont perdu leur dernier PV ; il en restait {count} à l’Anomalie.',
    draw: 'À la manche {turn}, les deux camps ont perdu leur dernier PV au même instant.',
  },
  verdict: {
    students: { students: 'Vous lui avez survécu.', anomaly: 'Vos proies chassaient mieux que vous.', watcher: 'Les Étudiants gagnent.' },
    anomaly: { students: 'Il n’y a plus personne à prévenir.', anomaly: 'La station est à vous.', watcher: 'L’Anomalie gagne.' },
    draw: { students: 'Vous l’emportez avec vous.', anomaly: 'Vous les emportez avec vous.', watcher: 'Partie nulle.' },
  },
  points: {
    firstBlood: 'Premier coup porté à l’Anomalie, et c’est {who} qui le porte.',
    heavyHit: '{who} inflige d’un coup {count} {count|dégât|dégâts} à l’Anomalie.',
    trapped: 'L’Anomalie tombe dans un piège ; bien joué, {who}.',
    sniped: '{who} touche deux fois l’Anomalie avec une seule carte.',
    friendlyFire: '{who} frappe à l’aveugle, et les Étudiants perdent {count} PV.',
    orderedFire: 'Sur ordre, {who} se retourne contre les autres Étudiants.',
    blastAnomaly: '{who} fait sauter le carburant sous l’Anomalie.',
    blastStudents: 'Le carburant saute auprès des Étudiants.',
    feast: 'L’Anomalie mord {who}.',
    shocked: 'L’électricité coûte {count} PV d’un coup aux Étudiants.',
    possessed: 'L’Anomalie s’empare de sa proie : {who}.',
    spiritStudents: 'À un pas de la fin, les Étudiants reprennent courage.',
    spiritAnomaly: 'À un pas de la fin, l’Anomalie se ressaisit.',
    burnt: 'Les radiations font {count} {count|victime|victimes} à la fois.',
    givenAway: 'Un détecteur trahit l’Anomalie.',
    evolved: 'L’Anomalie acquiert un nouveau pouvoir.',
    starved: 'L’Anomalie reste sur sa faim.',
    quiet: 'On ne trouve personne.',
  },
  screen: {
    was: (at) => `était ${at}`,
    where: 'Où chacun était',
    goodFor: { students: 'pour les Étudiants', anomaly: 'pour l’Anomalie' },
  },
};
