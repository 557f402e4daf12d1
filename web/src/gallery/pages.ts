import { openGames } from '../games/registry';
import { worldOf } from '../games/worlds';
import type { Lang } from '../i18n/languages';
import type { HomeView } from '../pages/home';
import type { LobbyView } from '../pages/lobby';
import { sampleQr } from './qr';
import { anouk, kestrel, mila, theo, vesna } from './seats';

/** Sentences that people or the server would bring. */
const says = {
  en: {
    resume: 'wait for you',
    resumeOther: 'Oren is thinking',
    fate: 'Nobody knows yet who it will be. The lot falls when you start.',
    talk: 'Anybody but me this time.',
  },
  fr: {
    resume: 'vous attendent',
    resumeOther: 'Oren réfléchit',
    fate: 'Nul ne sait encore qui ce sera. Le sort tombe au départ.',
    talk: 'N’importe qui sauf moi, cette fois.',
  },
} satisfies Record<Lang, unknown>;

const [first, second] = openGames;

export const home = (lang: Lang): HomeView => ({
  me: mila,
  open: openGames,
  tables: [
    { id: 'KRQFWD', game: first!, mine: true, line: says[lang].resume, seats: [vesna, anouk, theo, kestrel], art: worldOf(first!)!.art },
    { id: 'BTXDME', game: second!, mine: false, line: says[lang].resumeOther, seats: [vesna, theo], art: worldOf(second!)!.art },
  ],
});

export const lobby = (host: boolean, lang: Lang): Omit<LobbyView, 'game' | 'title' | 'minutes' | 'startsWith'> => ({
  code: 'KRQFWD',
  link: 'lurk.example/t/KRQFWD',
  qr: sampleQr,
  seated: true,
  levels: ['beginner', 'random'],
  parts: '',
  wishes: [],
  fate: says[lang].fate,
  talk: [{ id: '1', seat: anouk, text: [says[lang].talk] }],
  host,
  ready: false,
  wish: 'any',
  mayAddSeat: true,
  mayCloseSeat: true,
  locked: false,
  options: [],
  seats: [
    { kind: 'person', seat: { ...mila, you: host }, bust: 'lamp', host: true, ready: true },
    { kind: 'person', seat: anouk, bust: 'hood', ready: true },
    { kind: 'person', seat: { ...theo, you: !host }, bust: 'helmet', ready: false },
    { kind: 'bot', seat: kestrel, level: 'beginner' },
    { kind: 'open', id: 'open-1', colour: 5 },
  ],
});
