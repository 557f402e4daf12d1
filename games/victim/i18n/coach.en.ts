// What a first match teaches, in English: the game in a minute, then a line at each kind of question. French must have the same keys.
import type { Coaching, Named } from '@lurk/i18n';

const steps: Named[] = [
  {
    name: 'Victims',
    rule: 'Each Victim in turn takes two different actions: run, decode, heal, search, hide, a skill, or the password.',
  },
  { name: 'Event', rule: 'A card is drawn; it affects everybody who is not hidden. The last one is Darkness.' },
  { name: 'Curse', rule: 'Once, in round 2 or 3: all roll, and the Victim with the lowest result becomes the Demon.' },
  { name: 'Demon', rule: 'From then on the Demon hunts, attacks and uses its skills at the end of every round.' },
];
const victim: Coaching = {
  you: 'You are one of the last left alive at the rescue camp, in a cursed forest. For now you are all on the same side.',
  want: 'Find the bunker near the bottom of a stack of tiles, decode numbers and symbols, put a formula on its door, and get enough of you inside.',
  against: 'After two or three rounds a Demon possesses the Victim with the lowest roll. It may be you.',
  asks: {
    chooseCharacter: {
      todo: 'Choose somebody who is good at something: four dice find what two miss. The marked ones are good to begin with.',
      ready: 'Press the button to take this one.',
    },
    victimAction: { todo: 'Two actions, never the same twice. Run to explore; on a Decoder, decode; on a Corpse, search.' },
    runPoint: { todo: 'Tap a lit tile to step there, or a dashed cell to reveal a new tile. Dotted tiles bring an Event or a Test.' },
    orientTile: {
      todo: 'Rotate it so that its paths lead on. Near the Demon an obstacle may be worth more.',
      ready: 'Press the button to place it like this.',
    },
    useManual: { todo: 'The roll stands unless a Manual changes one die.' },
    defend: { todo: 'Reach the attack’s score and nothing happens to you. A Firework stops it for certain.' },
    enterBunker: { todo: 'Inside you are safe. Go in, unless somebody outside needs your help.' },
    stressPick: { todo: 'Lower what you need least; the other two rise.' },
  },
  waits: {
    victimAction: 'The others play. Watch the dice, and talk: everybody hears it.',
    runPoint: 'The forest opens up. Watch for the Bunker and for Decoders.',
    demonAction: 'The Demon plays. Hidden Victims cannot be attacked.',
  },
};
const demon: Coaching = {
  you: 'You are the Demon now. The others know where you are, and you know where they are.',
  want: 'Wound Victims until they crawl, then use the Death Skill with Rage 3. Two eliminated, or nobody standing, and you win.',
  against: 'The Victims, who try to get into the bunker before you are done.',
  asks: {
    demonAction: { todo: 'Hunt first, then attack somebody on your tile. Skills cost Stamina; 2 Rage upgrade one.' },
    huntMove: {
      todo: 'Tap a lit tile to go there. Test tiles stop you; Curse tiles are linked to one another.',
      ready: 'Press the button to go there.',
    },
    bloodSmell: { todo: 'Roll again if the die shows your Rage or is too low.' },
    freeHunt: { todo: 'A free Hunt: take it.' },
    targetAttack: { todo: 'The Victims you have just marked are on your tile: attack them at once, it costs nothing more.' },
    ambushAttack: { todo: 'Somebody is on the tile you reached: strike now, or let them be.' },
  },
  waits: {
    victimAction: 'The Victims play. Count who is hurt and who stands alone, and read what they say.',
    defend: 'They roll their defence. If it holds, your Rage grows.',
  },
};
const slave: Coaching = {
  you: 'The Demon has taken you, and you rise again on its side. You win with it, and no longer with the Victims.',
  want: 'Hunt those still on their feet, and wound them: each Critically Injured Victim feeds the Demon’s Rage.',
  against: 'The Victims, who were with you until now and try to get into the bunker.',
  asks: {
    slaveAction: { todo: 'Hunt first, then attack somebody on your tile: each once, at the end of every round.' },
    huntMove: {
      todo: 'Tap a lit tile to go there. Test tiles stop you; Curse tiles are linked to one another.',
      ready: 'Press the button to go there.',
    },
  },
  waits: {
    victimAction: 'The Victims play. See who is hurt, and who comes near you.',
    demonAction: 'The Demon plays. Your turn comes right after it.',
  },
};

export const words = {
  overview: {
    aim: {
      name: 'The aim',
      rule: 'Find the bunker, open it with a formula that makes its gate number, and get in. After two or three rounds one of you is possessed and hunts the others as a Demon. It wins by eliminating two Victims, by leaving nobody on their feet, or when Darkness falls.',
    } satisfies Named,
    turn: 'A round at a glance',
    steps,
  },
  victim,
  demon,
  slave,
};
