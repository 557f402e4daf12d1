/** Words every table has, whatever is played on it. */
import type { KeyList } from '@lurk/i18n';

const KEYS: KeyList = [
  ['Tab', 'from one part of the table to the next'],
  ['Arrows', 'move through the choices and the tabs'],
  ['Enter, Space', 'use the selected item'],
  ['Escape', 'drop what you have picked'],
  ['B', 'the board as text'],
  ['?', 'this list'],
];

const JUMPS: KeyList = [
  ['1', 'to the board'],
  ['2', 'to the answers'],
  ['3', 'to the big button'],
];

export const play = {
  areas: { people: 'Players', board: 'The board', hand: 'Your hand', talk: 'Story and talk' },
  tabs: { hand: 'Hand', people: 'Table', talk: 'Chat', claims: 'Claims', log: 'Story', label: 'What to show' },
  table: (code: string) => `Table ${code}`,
  you: 'you',
  bot: 'bot',
  state: { asked: 'Choosing', ready: 'Done', waiting: 'Waiting', away: 'Away' },
  listen: 'Nothing to do right now. Watch, and listen.',
  watch: 'Watch what happens.',
  over: 'The game is over',
  watching: 'You see what everybody sees.',
  noLines: 'Nothing yet.',
  boardInWords: 'The board in words',
  coach: { name: 'Coach', stop: 'Stop coaching me' },
  brief: {
    title: 'Before you begin',
    you: 'You',
    want: 'What you want',
    against: 'Against you',
    go: 'Begin',
    goHelp: 'Each step is explained the first time',
  },
  secret: 'Only you know',
  pickFirst: 'Choose first.',
  changeMind: 'Start over',
  confirm: 'Do it',
  touchAgain: 'touch it again to confirm',
  moveOn: 'Nothing more: go on',
  thinkAgain: 'Think again',
  seal: 'Seal it',
  tooLate: (what: string) => `Too late. ${what}`,
  sending: 'On its way…',
  nothing: 'Nothing you can play: the table passes for you.',
  passing: 'You pass until the next turn.',
  forced: 'One answer only: the table gives it for you.',
  passUntil: 'Pass until the next turn',
  stopPassing: 'Ask me again',
  passUntilHelp: 'You will not be asked again until the next turn or round. The others cannot tell.',
  plan: {
    ahead: 'Plan ahead',
    help: 'Choose your next answer now: it is given for you when you are asked. Until then you can drop it. The others cannot tell.',
    go: 'Plan it',
    planned: (what: string) => `Planned: ${what}`,
    kept: 'Your next answer is planned.',
    drop: 'Drop it',
    lapsed: 'What you planned is no longer possible. Choose now.',
  },
  skip: 'Skip',
  skipToTurn: 'Skip to my turn',
  turn: { title: 'What this turn brought', lost: 'Who lost what', moved: 'What moved', mine: 'What changed for you' },
  pass: 'Pass',
  passHelp: 'You let it go by.',
  progress: (done: number, of: number) => `${done} of ${of}`,
  end: {
    points: 'Turning points',
    rematch: 'Rematch',
    rematchWaiting: (ready: number, of: number): string => {
      if (of === 1) return 'The bots are always in';
      return ready === 0 ? 'Nobody is in yet' : `${ready} of ${of} ${ready === 1 ? 'is' : 'are'} in`;
    },
    won: 'You won',
    lost: 'You lost',
    story: 'The story',
    verify: 'Check the shuffles',
    leave: 'Leave the table',
  },
  jumps: JUMPS,
  keys: {
    title: 'Keys',
    list: KEYS,
  },
};

export type PlayWords = typeof play;
