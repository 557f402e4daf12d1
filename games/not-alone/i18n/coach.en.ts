// What a first match teaches, in English: the game in a minute, then each side's own words, by the kind of question. French must have the same keys.
import type { Coaching, Named } from '@lurk/i18n';
import type { Phase } from '../data/components.ts';
import type { AskKind } from './asks.ts';

type Sides = Record<'hunted' | 'creature', Coaching & { asks: Partial<Record<AskKind, object>>; waits: Partial<Record<AskKind, string>> }>;

const GIVES_AWAY = 'It goes to your discard pile, open to all. Give what you need least: the Creature reads the pile.';

export const words = {
  overview: {
    aim: {
      name: 'The aim',
      rule: 'Two counters race for one star. Rescue moves a step every turn: if it is first, all the Hunted win. Assimilation moves when the Creature catches somebody: if it is first, she wins.',
    },
    turn: 'A turn at a glance',
    phases: {
      1: 'Each Hunted puts one Place card face down: that is where they go. A card that was played comes back by some places, by Resist or by Give Up.',
      2: 'The Creature lays her tokens on the places where she expects somebody, and may play a Hunt card.',
      3: 'The cards are turned. Without a token on your place you use its power. Under Artemia you get nothing and lose a card. Under the Creature you lose 1 Will, and Assimilation moves.',
      4: 'What was played goes to the discard piles, open to all: they show where somebody can no longer go. Rescue moves one step.',
    },
  },
  hunted: {
    you: 'You are Hunted. Your ship lies broken on Artemia, and you hide with the others: one place each turn, in secret.',
    want: 'Hold out until Rescue reaches the star. It comes a step closer every turn, and sooner with the Beach and the Wreck.',
    against: 'The Creature guesses where you are. Whoever she catches loses Will, and her counter moves.',
    asks: {
      explore: {
        todo: 'Touch a place: that is where you hide this turn. The line on its card is what you get there if nothing finds you.',
        ready: 'Now press the big button. Your card is sealed: nobody sees it, and you can take it back until the last one is in.',
        done: 'Sealed. Once everybody has chosen, the Creature lays her tokens.',
      },
      w2r: { todo: 'The tokens are down and your card still lies hidden. Trade it now, or trust it and pass.' },
      ascendancyKeep: { todo: 'The rest goes to your discard pile, open to all. Keep two that the Creature cannot tell apart.' },
      phobiaKeep: { todo: 'You lose nothing, but the Creature sees the rest. Hide the places you may want next.' },
      forbiddenZoneDiscard: { todo: GIVES_AWAY },
      riverKeep: { todo: 'You see the tokens first: keep the place that is safe, or the one worth the risk. The other comes back unseen.' },
      w3aHunted: { todo: 'Everybody is in sight. If a token lies on your place, a card may get you out. If not, keep it and pass.' },
      w3c: { todo: 'Last chance before the tokens strike. A card played is gone: use it only if it saves you.' },
      visitOrder: { todo: 'You are in two places. First the one that helps the other.' },
      resolveVisit: {
        todo: 'Nothing found you: the place is yours. Use its power, or take one played card back. Watch your hand: when it runs empty you pay with Will.',
      },
      shelterKeep: { todo: 'Each card names the phase it is played in. Keep the one you will get to use.' },
      screamChoice: { todo: 'Cards come back sooner or later; Will seldom does. At no Will the Creature’s counter moves.' },
      toxinDiscard: { todo: 'Keep the card that can still save you; the other is shown to all.' },
      artemiaDiscard: { todo: GIVES_AWAY },
      w4Hunted: { todo: 'The turn is all but over. Play a card of this phase, or keep it for later.' },
    },
    waits: {
      w2m: 'She is thinking. She knows your open discard, and so what is left to you: the fewer cards you hold, the better she guesses.',
      resolveVisit: 'The others use their places, one after the other.',
      w4Creature: 'Your played card goes to your discard pile. Next turn you choose among what is left.',
    },
  },
  creature: {
    you: 'You are the Creature, alone against all of them. They hide on Artemia, one place each, every turn anew.',
    want: 'Close your claws where they are. In each turn you catch somebody your counter moves; at the star you win.',
    against: 'The Hunted choose in secret, and Rescue comes closer every turn. But what they have played lies open.',
    settled: 'For a first match the board lies on side 2.',
    asks: {
      chooseSide: { todo: 'The sides differ only in when your Artemia token comes out. Side 2 brings it sooner.' },
      w1a: { todo: 'One Hunt card a turn, each in its phase. Before they choose you may play one of this phase; without a plan, pass.' },
      w1c: { todo: 'They have chosen. The last moment for a card of this phase.' },
      w2m: {
        todo: 'Each place says how many could be there. Touch the one where you expect somebody: your token goes there. Want a Hunt card first? Touch it.',
        ready: 'The hunt stands. Move a token as often as you like; then press the big button, and all see it.',
      },
      w2rCreature: { todo: 'One of them has answered. Strike back with a card, or let it be.' },
      placeTokens: { todo: 'Your card has brought a token. Lay it where somebody could still be.' },
      w3aCreature: { todo: 'Now you see them. A card can still turn it; if it would not, pass and keep it.' },
      w3i: { todo: 'Before the next place is used you may silence it. Worth it only for a place they badly need.' },
      w4Creature: { todo: 'The last phase. Play one of its cards, or keep it: you draw up to three again.' },
    },
    waits: {
      explore: 'They choose now. “What is left” shows where each of them can still go. Lay your plan meanwhile: nobody sees it.',
      resolveVisit: 'They use their places. What they take back is where they can hide again; what they leave lies open for you.',
    },
  },
} satisfies Sides & { overview: { aim: Named; turn: string; phases: Record<Phase, string> } };
