/** Decisions 24, 25, 28 to 31: what is asked in the middle of a Hunt or an attack. */
import { type Ask, option } from '@lurk/kernel';
import type {
  AdrenalineChoice,
  AmbushAttackChoice,
  DefendChoice,
  FreeHuntChoice,
  HuntChoice,
  RerollChoice,
  TargetAttackChoice,
} from '../answers.ts';
import { demonPlayer, playerOf } from '../facts/asked.ts';
import { singleTargets } from '../facts/demons.ts';
import { handSeen } from '../facts/hands.ts';
import { named, slaveOf, victimOf } from '../facts/people.ts';
import { attackableOn, huntDefault, huntPieces, huntReach, preyFirst, theDemon } from '../facts/targets.ts';
import { oneOf } from '../things.ts';
import type { Frames, VI } from '../types.ts';
import { IN_TURN, OPENLY } from './forms.ts';

/** 24 (VI-303, VI-379) Where which piece goes; to stay is to decline. */
export const huntMove: Ask<VI, Frames['hunt'], HuntChoice> = {
  kind: 'huntMove',
  who: (pub, { by }) => (by === 'demon' ? demonPlayer(pub) : [slaveOf(pub.open)?.seat ?? 0]),
  decide({ open }, at) {
    const to = huntDefault(open, at);
    const pieces = huntPieces(open, at).map((piece) => option(piece, oneOf.cell([...huntReach(open, at, piece).keys()])));
    return {
      shape: oneOf.piece(pieces),
      mayPass: true,
      fallback: { choice: to && { pick: 'body', with: to } },
    };
  },
  ...OPENLY,
};

/** 25 (VI-329) What was rolled last is seen by all. */
export const bloodSmell: Ask<VI, { die: number }, RerollChoice> = {
  kind: 'bloodSmell',
  who: demonPlayer,
  decide({ open }, { die }) {
    const bad = open.deed?.action === 'attack' ? die <= WEAK_ATTACK : die === theDemon(open).rage;
    return { shape: oneOf(['reroll', 'keep']), deadline: 'short', fallback: { choice: bad ? 'reroll' : 'keep' } };
  },
  ...OPENLY,
};
/** 25 An Attack of so much is rolled again by the clock. */
const WEAK_ATTACK = 2;

/** 28 (VI-313) Section 6, point 1: put to every attacked Victim with a card, whatever the card. */
export const defend: Ask<VI, Frames['blow'], DefendChoice> = {
  kind: 'defend',
  who: playerOf,
  decide(me, { victim }) {
    const firework = handSeen(me, victim).includes('firework') ? (['firework'] as const) : [];
    return { shape: oneOf(['roll', ...firework]), deadline: 'short', fallback: { choice: 'roll' } };
  },
  ...IN_TURN,
};

/** 29 (VI-206) */
export const adrenaline: Ask<VI, unknown, AdrenalineChoice> = {
  kind: 'adrenaline',
  who: (pub) => playerOf(pub, { victim: 'vivian' }),
  decide({ open }) {
    const near = victimOf(open, 'vivian').at === theDemon(open).at;
    return { shape: oneOf(['run', 'stay']), deadline: 'short', fallback: { choice: near ? 'run' : 'stay' } };
  },
  ...OPENLY,
};

/** 30 (VI-333, VI-384, VI-386) */
export const freeHunt: Ask<VI, Frames['freeHunt'], FreeHuntChoice> = {
  kind: 'freeHunt',
  who: demonPlayer,
  decide: () => ({ shape: oneOf(['hunt', 'no']), deadline: 'short', fallback: { choice: 'hunt' } }),
  ...OPENLY,
};

/** 31 (VI-331, VI-335) Once for all that are marked. */
export const targetAttack: Ask<VI, Frames['target'], TargetAttackChoice> = {
  kind: 'targetAttack',
  who: demonPlayer,
  decide: () => ({ shape: oneOf(['attack', 'no']), deadline: 'short', fallback: { choice: 'attack' } }),
  ...OPENLY,
};
/** 31 (VI-347) */
export const ambushAttack: Ask<VI, unknown, AmbushAttackChoice> = {
  kind: 'ambushAttack',
  who: demonPlayer,
  decide({ open }) {
    const targets = singleTargets(open, attackableOn(open, theDemon(open).at));
    const [first] = preyFirst(targets);
    return {
      shape: oneOf([option('attack', oneOf.victim(named(targets))), 'no']),
      deadline: 'short',
      fallback: { choice: { pick: 'attack', with: first.character } },
    };
  },
  ...OPENLY,
};
