import type { CurseView } from '../scenes/model';

const seat = (id: string, name: string, colour: 1 | 2 | 3 | 4 | 5) => ({ id, name, colour });
const results: CurseView['results'] = [
  { id: 'lucien', seat: seat('lucien', 'Kestrel', 4), who: 'Lucien', dice: [1, 2, 1, 2], made: [], result: 6, state: 'safe' },
  { id: 'vivian', seat: seat('vivian', 'Anouk', 2), who: 'Vivian', dice: [2, 0, 1, 2], made: [], result: 5, state: 'safe' },
  { id: 'anya', seat: { ...seat('anya', 'Mila', 1), you: true }, who: 'Anya', dice: [2, 1, 1, 0], made: [], result: 4, state: 'safe' },
  { id: 'rolita', seat: seat('rolita', 'Theo', 3), who: 'Rolita', dice: [1, 0, 0], made: [], result: 1, state: 'tied', tieFace: 1 },
  { id: 'sean', seat: seat('sean', 'Vesna', 5), who: 'Sean', dice: [0, 1], made: [], result: 1, state: 'lost', tieFace: 0 },
];
export const curse = (mine: boolean, name: string, statName: string): CurseView => ({
  demon: mine ? 'widow' : 'werewolf',
  name,
  stat: 'int',
  statName,
  results,
  lost: results[4],
  was: results[4].who,
  tie: [results[3], results[4]].map((one) => ({ seat: one.seat, name: one.seat.name, face: one.tieFace ?? 0 })),
  rage: 1,
  stamina: 3,
  points: 2,
  needed: 3,
  mine,
});
