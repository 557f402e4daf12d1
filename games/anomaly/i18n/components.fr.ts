// The names of what lies on the table, in French.
import type { Words } from '@lurk/i18n';
import type { componentsEn } from './components.en.ts';
import { zonesFr } from './zones.fr.ts';

export const componentsFr: Words<typeof componentsEn> = {
  sides: { anomaly: 'Anomalie', students: 'Étudiants' },
  people: { anomaly: 'l’Anomalie', student: 'Étudiant {number}', you: 'vous' },
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
  costs: {
    overload: '1 carte Électricité',
    evolve: '2 cartes Évolution',
    possess: '1 carte Possession',
    scent: '1 carte Sens',
    teleport: '1 carte Téléportation',
  },
};
