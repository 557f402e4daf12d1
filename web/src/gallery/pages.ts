import beach from '../games/not-alone/art/place-04-beach.svg';
import wreck from '../games/not-alone/art/place-08-wreck.svg';
import type { HomeView } from '../pages/home';
import type { LobbyView } from '../pages/lobby';
import type { Says } from './not-alone-texts';
import { sampleQr } from './qr';
import { anouk, kestrel, mila, theo, vesna } from './seats';

export const home = (says: Says): HomeView => ({
  me: mila,
  open: ['not-alone'],
  tables: [
    { id: 'KRQFWD', game: 'not-alone', mine: true, line: says.resume, seats: [vesna, anouk, theo, kestrel], art: wreck },
    { id: 'BTXDME', game: 'not-alone', mine: false, line: says.resumeOther, seats: [vesna, theo], art: beach },
  ],
});

export const lobby = (host: boolean, says: Says): LobbyView => ({
  game: 'not-alone',
  code: 'KRQFWD',
  link: 'lurk.example/t/KRQFWD',
  qr: sampleQr,
  minutes: '30–45 min',
  seated: true,
  title: 'NOT ALONE',
  levels: ['beginner', 'random'],
  parts: '',
  wishes: [],
  fate: says.fate,
  talk: [{ id: '1', seat: anouk, text: says.talk[1] }],
  host,
  ready: false,
  wish: 'any',
  mayAddSeat: true,
  options: [],
  seats: [
    { kind: 'person', seat: { ...mila, you: host }, bust: 'lamp', host: true, ready: true },
    { kind: 'person', seat: anouk, bust: 'hood', ready: true },
    { kind: 'person', seat: { ...theo, you: !host }, bust: 'helmet', ready: false },
    { kind: 'bot', seat: kestrel, level: 'beginner' },
    { kind: 'open', id: 'open-1', colour: 5 },
  ],
});
