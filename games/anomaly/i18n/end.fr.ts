// The end of a match and what is worth retelling of it, in French.
import type { Words } from '@lurk/i18n';
import type { endEn } from './end.en.ts';

export const endFr: Words<typeof endEn> = {
  title: { students: 'L’Anomalie n’est plus', anomaly: 'La station se tait', draw: 'Il ne reste personne' },
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
    firstBlood: 'Manche {turn} : premier coup porté à l’Anomalie, et c’est {who} qui le porte.',
    heavyHit: 'Manche {turn} : {who} inflige d’un coup {count} {count|dégât|dégâts} à l’Anomalie.',
    trapped: 'Manche {turn} : l’Anomalie tombe dans un piège ; bien joué, {who}.',
    sniped: 'Manche {turn} : {who} touche deux fois l’Anomalie avec une seule carte.',
    friendlyFire: 'Manche {turn} : {who} frappe à l’aveugle, et les Étudiants perdent {count} PV.',
    orderedFire: 'Manche {turn} : sur ordre, {who} se retourne contre les autres Étudiants.',
    blastAnomaly: 'Manche {turn} : {who} fait sauter le carburant sous l’Anomalie.',
    blastStudents: 'Manche {turn} : le carburant saute auprès des Étudiants.',
    feast: 'Manche {turn} : l’Anomalie mord {who}.',
    shocked: 'Manche {turn} : l’électricité coûte {count} PV d’un coup aux Étudiants.',
    possessed: 'Manche {turn} : l’Anomalie s’empare de sa proie : {who}.',
    spiritStudents: 'Manche {turn} : à un pas de la fin, les Étudiants reprennent courage.',
    spiritAnomaly: 'Manche {turn} : à un pas de la fin, l’Anomalie se ressaisit.',
    burnt: 'Manche {turn} : les radiations font {count} {count|victime|victimes} à la fois.',
    givenAway: 'Manche {turn} : un détecteur trahit l’Anomalie.',
    evolved: 'Manche {turn} : un nouveau pouvoir pousse à l’Anomalie.',
    starved: 'Manche {turn} : l’Anomalie reste sur sa faim.',
    quiet: 'Manche {turn} : on ne trouve personne.',
  },
};
