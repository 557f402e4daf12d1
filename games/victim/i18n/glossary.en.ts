// What the words of the rules mean and what happens on each tile, to look up, in English.

/** The result must reach this. */
const test = (least: string): string =>
  `Stop and roll what it names: reach ${least} and the statistic rises by 1. Otherwise a Wound, and no more running this turn.`;

export const words = {
  title: 'What the words mean',
  meanings: {
    reach: { name: 'In reach', rule: 'The same tile, or an adjacent tile linked by a path.' },
    adjacent: { name: 'Adjacent', rule: 'One of the six tiles around, linked by a path or not.' },
    attack: {
      name: 'Attack',
      rule: 'The Demon’s die, or the power of its skill, against a Vitality roll: if it is higher, the Victim gets a Wound. Otherwise it fails.',
    },
    critical: {
      name: 'Critically Injured',
      rule: 'With 2 Wounds: only crawling, picking up and an Aid Box are left. No attack is aimed at this Victim any more, but the Death Skill is.',
    },
    hidden: {
      name: 'Hidden',
      rule: 'Until this Victim’s next turn, neither the Demon nor an Event that is drawn can touch them. In that turn they cannot hide again.',
    },
    effect: {
      name: 'Weakening effect',
      rule: 'Target: the Werewolf may hunt when this Victim runs. Poisoned: one die less. Frightened: no Passive Skill. Healing removes one.',
    },
    rage: {
      name: 'Rage',
      rule: '+1 when a Victim becomes Critically Injured, an attack fails, or a Hunt rolls the Rage itself; 3 at most. 2 upgrade a skill, 3 pay for the Death Skill. A turn begun with 3 has 1 more action.',
    },
    stamina: { name: 'Stamina', rule: 'What the Demon’s special skills cost. It begins with 3 and gets 1 more each turn.' },
  },
  /** Their names are said at the table. */
  tiles: {
    start: 'The rescue camp.',
    bunker: 'Enter Password here; once it is open, go in.',
    normal: 'Nothing happens here.',
    decoder: 'Decode here: a number first, then symbols.',
    corpse: 'Search here for items.',
    curse: 'A Victim who reveals it, or arrives on it, draws an Event; the Demon goes from one to any other in 1 step.',
    test: test('its value'),
    herb: 'Pick up the herb: it heals 1 Wound.',
    wreck: 'Pick up the Black Box: it holds 3 cards.',
  },
  /** A Test where the option has it so (RU-15). */
  testThree: test('3'),
};
