// What things are called and what they do, in English.
export const stats = { agi: 'Agility', vit: 'Vitality', int: 'Intelligence', luk: 'Luck' };
export const characters = {
  rolita: { name: 'Rolita', rule: 'the president’s daughter' },
  diego: { name: 'Diego', rule: 'the mechanic' },
  vivian: { name: 'Vivian', rule: 'the camp doctor' },
  lucien: { name: 'Lucien', rule: 'the best friend' },
  anya: { name: 'Anya', rule: 'the reporter' },
  sean: { name: 'Sean', rule: 'the soldier' },
};
const SELF_HEAL = 'Roll Intelligence: 3 or more heals one of Vivian’s Wounds or removes an effect (Target, Poison, Fright).';
const thunder = (whom: string): string => `Lightning strikes a Decoder tile: attack ${whom} on it. Upgraded: the Decoder breaks.`;
const flashlight = (tiles: number): string => `Look at the top ${tiles} tiles of a stack and put each back on top or at the bottom.`;

/** What components say where a table option makes them do something else (2.14). */
export const byOption = { selfHealAgain: SELF_HEAL, thunderStrike: thunder('one Victim'), flashlight };

export const skills = {
  agile: { name: 'Agile', rule: 'After a Run, roll Agility again and run half the result, rounded up.' },
  resourceful: { name: 'Resourceful', rule: 'Discard a card from hand: a statistic of Diego or a Victim in reach rises by 1.' },
  selfHeal: { name: 'Self Heal', rule: `${SELF_HEAL} Not two turns in a row.` },
  smartLink: { name: 'Smart Link', rule: 'Until Lucien’s next turn, every other Victim has 1 more action.' },
  groundAnalyze: { name: 'Ground Analyze', rule: 'Anya or a Victim in reach passes every Test until their turn ends.' },
  shoot: { name: 'Shoot', rule: 'If the Demon is in reach, it has 1 action less on its next turn. Not two turns in a row.' },
  encouragement: { name: 'Encouragement', rule: 'With Agility 5: every Run of a teammate has 1 more point.' },
  lucky: { name: 'Lucky', rule: 'With Luck 5: a successful Search gives 1 more card.' },
  adrenalineRush: {
    name: 'Adrenaline Rush',
    rule: 'With Intelligence 3 and Agility 3: after defending, hit or not, Vivian may run at once, without new tiles.',
  },
  perfectCode: { name: 'Perfect Code', rule: 'With Intelligence 5: a successful Decode gives 1 more symbol.' },
  photoFlash: {
    name: 'Photo Flash',
    rule: 'With Agility 3 and Luck 3: Anya may start her turn with a look at the top 3 tiles of a stack; each goes back on top or at the bottom.',
  },
  brave: { name: 'Brave', rule: 'With Vitality 5: anyone who attacks a single Victim on Sean’s tile must attack Sean.' },
  bloodSmell: { name: 'Blood Smell', rule: 'While a Victim is wounded: you may roll the die of a Hunt or an Attack again, once a turn.' },
  frenzy: { name: 'Frenzy', rule: 'The Attack may be aimed at every Victim on the tile.' },
  voodooDoll: { name: 'Voodoo Doll', rule: 'The Attack reaches adjacent tiles too, linked or not; a hit gives 1 Stamina.' },
  venomousFangs: { name: 'Venomous Fangs', rule: 'A Victim hit by the Attack is Poisoned: one die less in every roll.' },
  shadowRush: {
    name: 'Shadow Rush',
    rule: 'The steps of a Hunt are shared with the Shadows; the Attack comes from the body or from one Shadow.',
  },
  fright: { name: 'Fright', rule: 'A Victim hit by the Attack is Frightened: no Passive Skill.' },
  target: {
    name: 'Target',
    rule: 'Mark a Victim on your tile; you may attack them at once. When they run, you may hunt. Upgraded: several.',
  },
  doubleSlash: { name: 'Double Slash', rule: 'Two attacks on one Victim on your tile. Upgraded: three.' },
  ambush: { name: 'Ambush', rule: 'Hunt; if you moved, you may attack a Victim where you end. Upgraded: through obstacles.' },
  madCharge: {
    name: 'Mad Charge',
    rule: 'Charge straight on to the last tile, through obstacles, and attack everybody on the way. Test tiles stop you (unless upgraded).',
  },
  morbidExplosion: {
    name: 'Morbid Explosion',
    rule: 'A Corpse tile explodes: attack a Victim on it or on an adjacent tile. Upgraded: nobody can search there any more.',
  },
  thunderCall: { name: 'Thunder Call', rule: thunder('every Victim') },
  spiderWeb: {
    name: 'Spider Web',
    rule: 'A Web on an empty tile: a Victim who arrives is Poisoned and attacked. Upgraded: two at a time. Six at most.',
  },
  poisonMist: {
    name: 'Poison Mist',
    rule: 'Attack one or two Victims on your tile or adjacent tiles. Upgraded: a Victim who is hit is Poisoned.',
  },
  shadowSpikes: {
    name: 'Shadow Spikes',
    rule: 'Attack every Victim on your tile and on the Shadows’ tiles. Upgraded: after a hit you may hunt.',
  },
  dimensionShift: {
    name: 'Dimension Shift',
    rule: 'You or a Shadow change places with a Victim at most 3 tiles away, then attack them. Upgraded: after a hit you may hunt.',
  },
  terrifyingDance: {
    name: 'Terrifying Dance',
    rule: 'Attack one or two Victims on your tile or adjacent tiles. Upgraded: a Victim who is hit is Frightened.',
  },
  behindYou: { name: 'Behind You!', rule: 'Appear on the tile of any Victim and attack them. Upgraded: if hit, they are Frightened.' },
  wolfBite: { name: 'Wolf Bite', rule: 'A Critically Injured Victim here rises as your slave.' },
  freshMeat: {
    name: 'Fresh Meat',
    rule: 'A Critically Injured Victim here is eliminated; +1 to all your attacks, and 1 step when a Hunt rolls your Rage.',
  },
  bloodCurse: { name: 'Blood Curse', rule: 'A Critically Injured Victim here is eliminated; every Victim without a Wound gets one.' },
  toxicScar: { name: 'Toxic Scar', rule: 'A Critically Injured Victim here is eliminated; all others are Poisoned.' },
  splitting: {
    name: 'Splitting',
    rule: 'A Critically Injured Victim here or on a Shadow’s tile is eliminated; a new Shadow stands there.',
  },
  hauntingHum: { name: 'Haunting Hum', rule: 'A Critically Injured Victim here is eliminated; all others are Frightened.' },
};
export const demons = {
  werewolf: 'Werewolf',
  wendigo: 'Wendigo',
  witch: 'Witch',
  widow: 'Widow',
  doppel: 'Doppelgänger',
  phantom: 'Phantom',
};
export const items = {
  aidbox: { name: 'Aid Box', rule: 'Heals 1 Wound, yours or that of a Victim in reach.' },
  firework: { name: 'Firework', rule: 'Cancels one attack on you.' },
  flashlight: { name: 'Flashlight', rule: flashlight(3) },
  manual: { name: 'Manual', rule: 'Roll one of your dice again and keep the new face.' },
  pistol: { name: 'Pistol', rule: 'If the Demon is in reach, it has 1 action less on its next turn.' },
  hammer: { name: 'Hammer', rule: 'Opens a path through an obstacle to an adjacent tile.' },
  amulet: { name: 'Amulet', rule: 'Worn: +1 to every Luck roll.' },
  calculator: { name: 'Calculator', rule: 'Worn: +1 to every Intelligence roll.' },
  vest: { name: 'Vest', rule: 'Worn: +1 to every Vitality roll.' },
  shoes: { name: 'Shoes', rule: 'Worn: +1 to every Agility roll.' },
};
export const eventCards = {
  wildAnimals: { name: 'Wild Animals', rule: 'Every Victim on a Corpse tile discards a card or gets a Wound.' },
  thunder: { name: 'Thunderclap', rule: 'Every Victim on a Decoder tile discards a card or gets a Wound.' },
  blackMagic: { name: 'Black Magic', rule: 'The Demon gains 1 Rage; before there is a Demon, every Victim on a Curse tile gets a Wound.' },
  insects: { name: 'Insect Swarm', rule: 'Every Victim standing on a Test tile takes its Test again.' },
  crows: { name: 'Crows’ Cries', rule: 'Next round no Victim can use a skill.' },
  hail: { name: 'Hail', rule: 'Everybody discards half of their hand, rounded down.' },
  snow: { name: 'Snow', rule: 'Next round every Run has half the points, rounded up.' },
  stress: { name: 'Stress', rule: 'Everybody lowers two statistics by 1; the other two rise by 1.' },
  darkness: { name: 'Darkness', rule: 'The game is over: the Victims lose.' },
};
export const tiles = {
  start: 'Start',
  bunker: 'Bunker',
  normal: 'Forest',
  decoder: 'Decoder',
  corpse: 'Corpse',
  curse: 'Curse',
  test: 'Test',
  herb: 'Herb',
  wreck: 'Plane Wreck',
};
export const testTile = (stat: string): string => `Test of ${stat}`;
export const effects = { target: 'Target', poisoned: 'Poisoned', frightened: 'Frightened' };
export const actions = {
  run: 'Roll Agility: that many points for steps and new tiles.',
  decode: 'On a Decoder: roll Intelligence, 3 or more finds a token.',
  heal: 'Roll Intelligence, 3 or more heals a Wound of somebody in reach, or removes an effect.',
  search: 'On a Corpse: roll Luck, 3 or more finds a card, 6 or more two.',
  hide: 'Roll Luck, 3 or more: hidden until your next turn.',
  skill: 'Your own Active Skill.',
  password: 'On the Bunker: put one token into the row, or take one back.',
  crawl: 'One step, while Critically Injured.',
};
