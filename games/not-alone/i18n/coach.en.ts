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
      rule: 'Two counters race for one Victory space. Rescue moves 1 space every turn: if it gets there first, all the Hunted win. Assimilation moves when the Creature catches somebody: if it gets there first, she wins.',
    },
    turn: 'A turn at a glance',
    phases: {
      1: 'Each Hunted puts one Place card face down: that is where they go. Some places give played cards back; so do Resist and Give Up.',
      2: 'The Creature lays her tokens on the places where she expects somebody, and may play a Hunt card.',
      3: 'The cards are revealed. Without a token on your place you use its power, or take 1 played card back. Under Artemia you get nothing and lose a card. Under the Creature you lose 1 Will, and Assimilation moves.',
      4: 'What was played goes to the discard piles, open to all: they show where somebody can no longer go. Rescue moves 1 space.',
    },
  },
  hunted: {
    you: 'You are Hunted. Your ship lies broken on Artemia, and you hide with the others: one place each turn, in secret.',
    want: 'Hold out until Rescue reaches Victory. It moves 1 space every turn, and more with the Beach and the Wreck.',
    against: 'The Creature guesses where you are. A Hunted who is caught loses 1 Will, and Assimilation moves.',
    asks: {
      explore: {
        todo: 'Touch a place: that is where you hide this turn. The line on its card is what you get there if nothing finds you.',
        ready: 'Now press the big button. Your card is sealed: nobody sees it, and you can take it back until the last one is in.',
        done: 'Sealed. Once everybody has chosen, the Creature lays her tokens.',
      },
      w2r: { todo: 'The tokens are down and your card is still hidden. Trade it now, or trust it and pass.' },
      ascendancyKeep: { todo: 'The rest goes to your discard pile, open to all. Keep two that the Creature cannot tell apart.' },
      phobiaKeep: { todo: 'You lose nothing, but the Creature sees the rest. Hide the places you may want next.' },
      forbiddenZoneDiscard: { todo: GIVES_AWAY },
      riverKeep: { todo: 'You see the tokens first: keep the place that is safe, or the one worth the risk. The other comes back unseen.' },
      w3aHunted: { todo: 'Everybody is in sight. If a token is on your place, a card may get you out. If not, keep it and pass.' },
      w3c: { todo: 'Last chance before the tokens strike. A card played is gone: use it only if it saves you.' },
      visitOrder: { todo: 'You are in two places. First the one that helps the other.' },
      resolveVisit: {
        todo: 'Nothing found you: the place is yours. Use its power, or take one played card back. Keep some cards: filling an empty hand again costs Will.',
      },
      shelterKeep: { todo: 'Each card names the phase it is played in. Keep the one you will get to use.' },
      screamChoice: { todo: 'Cards come back sooner or later; Will seldom does. With no Will left, Assimilation moves.' },
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
    you: 'You are the Creature, alone against all of them. They hide on Artemia, one place each, every turn.',
    want: 'Close your claws where they are. Each turn you catch somebody, Assimilation moves; at Victory you win.',
    against: 'The Hunted choose in secret, and Rescue comes closer every turn. But you see every card they have discarded.',
    settled: 'For a first game the board is on side 2.',
    asks: {
      chooseSide: { todo: 'The sides differ only in when your Artemia token comes out. Side 2 brings it sooner.' },
      w1a: {
        todo: 'You may play one Hunt card a turn, in the phase it names. Play one now, before they choose, or pass if you have no plan yet.',
      },
      w1c: { todo: 'They have chosen. The last moment for a card of this phase.' },
      w2m: {
        todo: 'Each place shows how many Hunted could be there. Touch the one where you expect somebody: your token goes there. Want a Hunt card first? Touch it.',
        ready: 'Your hunt is ready. Move a token as often as you like; then press the big button, and everybody sees it.',
      },
      w2rCreature: { todo: 'One of them has answered. Strike back with a card, or let it be.' },
      placeTokens: { todo: 'Your card has brought a token. Lay it where somebody could still be.' },
      w3aCreature: { todo: 'Now you see them. A card can still change this; otherwise pass, and keep it.' },
      w3i: { todo: 'Before the next place is used you may make one ineffective. Only worth it for a place they badly need.' },
      w4Creature: { todo: 'The last phase. Play one of its cards, or keep it: you draw up to three again.' },
    },
    waits: {
      explore: 'They choose now. “What is left” shows where each of them can still go. Plan your hunt meanwhile: nobody sees it.',
      resolveVisit: 'They use their places. Where a card comes back, they can hide again; the cards they leave stay open to you.',
    },
  },
} satisfies Sides & { overview: { aim: Named; turn: string; phases: Record<Phase, string> } };
