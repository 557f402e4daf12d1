// The names of what lies on the table, in French.
import type { Words } from '@lurk/i18n';
import type { componentsEn } from './components.en.ts';
import { zonesFr } from './zones.fr.ts';

export const componentsFr: Words<typeof componentsEn> = {
  sides: { anomaly: 'Anomalie', students: 'Étudiants' },
  zones: zonesFr,
  rings: { core: 'Noyau', labs: 'Laboratoires', quarters: 'Quartiers' },
  symbols: {
    CORE: 'Noyau',
    LABS: 'Laboratoires',
    QUARTERS: 'Quartiers',
    FIRE: 'Feu',
    COLD: 'Froid',
    ENGINEERING: 'Ingénierie',
    PHYSICS: 'Physique',
    AI: 'IA',
    BIOLOGY: 'Biologie',
  },
  basics: { move: 'Déplacement', track: 'Pistage' },
  tops: {
    strike: 'Tir',
    double: 'Salve',
    far: 'Tir longue distance',
    trap: 'Piège',
    bludgeon: 'Matraque',
    baton: 'Matraque électrique',
    sensor: 'Détecteur',
    stims: 'Stimulants',
    bait: 'Appât',
  },
  deeds: { move: 'Déplacement', feed: 'Se nourrir' },
  bottoms: {
    overload: 'Électricité',
    evolve: 'Évolution',
    possess: 'Possession',
    scent: 'Sens',
    teleport: 'Téléportation',
  },
  evolutions: {
    adaptive: 'Adaptativité',
    conductive: 'Conductivité',
    echolocation: 'Écholocation',
    morph: 'Métamorphose',
    phasing: 'Déphasage',
    reactive: 'Réactivité',
  },
  costs: {
    overload: '1 carte Électricité',
    evolve: '2 cartes Évolution',
    possess: '1 carte Possession',
    scent: '1 carte Sens',
    teleport: '1 carte Téléportation',
  },
};
