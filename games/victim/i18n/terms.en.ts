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
export const skills = {
  agile: { name: 'Agile', rule: 'After a Run, roll Agility again and run once more with half the dice, rounded up.' },
  resourceful: { name: 'Resourceful', rule: 'Discard a card from hand: a statistic of Diego or a Victim in reach rises by 1.' },
  selfHeal: { name: 'Self Heal', rule: 'Roll Intelligence; with 3 or more, Vivian loses a Wound or a weakening. Rests the turn after.' },
  smartLink: { name: 'Smart Link', rule: 'Until Lucien’s next turn, every other Victim has 1 action more.' },
  groundAnalyze: { name: 'Ground Analyze', rule: 'Anya or a Victim in reach passes every Test of its turn.' },
  shoot: { name: 'Shoot', rule: 'The Demon in reach has 1 action less on its next turn. Recharges the turn after.' },
  encouragement: { name: 'Encouragement', rule: 'With Agility 5: every Run of a teammate has 1 point more.' },
  lucky: { name: 'Lucky', rule: 'With Luck 5: a successful Search gives 1 card more.' },
  adrenalineRush: { name: 'Adrenaline Rush', rule: 'With Intelligence 3 and Agility 3: after an attack on her, Vivian may run at once.' },
  perfectCode: { name: 'Perfect Code', rule: 'With Intelligence 5: a successful Decode gives one token more.' },
  photoFlash: {
    name: 'Photo Flash',
    rule: 'With Agility 3 and Luck 3: at the start of her turn Anya may look at the top 3 tiles of a stack.',
  },
  brave: { name: 'Brave', rule: 'With Vitality 5: who attacks a single Victim on Sean’s tile must attack Sean.' },
  bloodSmell: { name: 'Blood Smell', rule: 'While a Victim is wounded: may roll one die of a Hunt or an Attack again, once a turn.' },
  frenzy: { name: 'Frenzy', rule: 'The Attack may be aimed at everybody on the tile.' },
  voodooDoll: { name: 'Voodoo Doll', rule: 'The Attack reaches adjacent tiles too; a hit gives 1 Stamina.' },
  venomousFangs: { name: 'Venomous Fangs', rule: 'Whoever the Attack hits is Poisoned: one die less in every roll.' },
  shadowRush: { name: 'Shadow Rush', rule: 'Steps of a Hunt are shared with the Shadows; the Attack may come from any of them.' },
  fright: { name: 'Fright', rule: 'Whoever the Attack hits is Frightened: no Passive Skill.' },
  target: { name: 'Target', rule: 'Mark a Victim on your tile, then you may attack it. When it runs, you may hunt. Upgraded: several.' },
  doubleSlash: { name: 'Double Slash', rule: 'Two attacks on one Victim on your tile. Upgraded: three.' },
  ambush: { name: 'Ambush', rule: 'Hunt; if you moved, attack somebody where you end. Upgraded: through obstacles.' },
  madCharge: {
    name: 'Mad Charge',
    rule: 'Straight on to the last tile, through obstacles; attack everybody on the way. Test tiles stop you until upgraded.',
  },
  morbidExplosion: {
    name: 'Morbid Explosion',
    rule: 'A Corpse tile bursts: attack one Victim on it or beside it. Upgraded: nobody can search there any more.',
  },
  thunderCall: {
    name: 'Thunder Call',
    rule: 'Lightning strikes a Decoder tile: everybody on it is attacked. Upgraded: the Decoder breaks.',
  },
  spiderWeb: { name: 'Spider Web', rule: 'A Web on an empty tile: whoever arrives is Poisoned and attacked. Upgraded: two at a time.' },
  poisonMist: { name: 'Poison Mist', rule: 'Attack one or two Victims on your tile or beside it. Upgraded: who is hit is Poisoned.' },
  shadowSpikes: {
    name: 'Shadow Spikes',
    rule: 'Attack everybody on your tile and on the Shadows’ tiles. Upgraded: after a hit you may hunt.',
  },
  dimensionShift: {
    name: 'Dimension Shift',
    rule: 'A Victim at most 3 tiles away and you or a Shadow change places, then it is attacked. Upgraded: after a hit you may hunt.',
  },
  terrifyingDance: {
    name: 'Terrifying Dance',
    rule: 'Attack one or two Victims on your tile or beside it. Upgraded: who is hit is Frightened.',
  },
  behindYou: { name: 'Behind You!', rule: 'Appear beside any Victim and attack it. Upgraded: if hit, it is Frightened.' },
  wolfBite: { name: 'Wolf Bite', rule: 'A Critically Injured Victim here rises as your slave.' },
  freshMeat: { name: 'Fresh Meat', rule: 'A Critically Injured Victim here is eliminated; all your attacks get +1.' },
  bloodCurse: { name: 'Blood Curse', rule: 'A Critically Injured Victim here is eliminated; every unhurt Victim gets a Wound.' },
  toxicScar: { name: 'Toxic Scar', rule: 'A Critically Injured Victim here is eliminated; all others are Poisoned.' },
  splitting: { name: 'Splitting', rule: 'A Critically Injured Victim here is eliminated; a new Shadow stands there.' },
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
  aidbox: { name: 'Aid Box', rule: 'Removes 1 Wound from you or a Victim in reach.' },
  firework: { name: 'Firework', rule: 'Cancels one attack on you.' },
  flashlight: { name: 'Flashlight', rule: 'Look at the top tiles of a stack and put each on the top or at the bottom.' },
  manual: { name: 'Manual', rule: 'Roll one of your dice again and keep it.' },
  pistol: { name: 'Pistol', rule: 'The Demon in reach has 1 action less.' },
  hammer: { name: 'Hammer', rule: 'Opens a way through an obstacle beside you.' },
  amulet: { name: 'Amulet', rule: 'Worn: +1 to every Luck roll.' },
  calculator: { name: 'Calculator', rule: 'Worn: +1 to every Intelligence roll.' },
  vest: { name: 'Vest', rule: 'Worn: +1 to every Vitality roll.' },
  shoes: { name: 'Shoes', rule: 'Worn: +1 to every Agility roll.' },
};
export const eventCards = {
  wildAnimals: { name: 'Wild Animals', rule: 'Whoever is on a Corpse tile discards a card or gets a Wound.' },
  thunder: { name: 'Thunderclap', rule: 'Whoever is on a Decoder tile discards a card or gets a Wound.' },
  blackMagic: { name: 'Black Magic', rule: 'The Demon gains 1 Rage; before there is one, whoever is on a Curse tile gets a Wound.' },
  insects: { name: 'Insect Swarm', rule: 'Whoever stands on a Test tile takes its Test again.' },
  crows: { name: 'Crows’ Cries', rule: 'Next round no Victim can use a skill.' },
  hail: { name: 'Hail', rule: 'Everybody discards half of their hand.' },
  snow: { name: 'Snow', rule: 'Next round every Run has half the points.' },
  stress: { name: 'Stress', rule: 'Everybody lowers two statistics; the other two rise.' },
  darkness: { name: 'Darkness', rule: 'The game is over: the Victims lose.' },
};
export const tiles = {
  start: { name: 'Start', rule: 'The rescue camp.' },
  bunker: { name: 'Bunker', rule: 'Enter Password here; once it is open, go in.' },
  normal: { name: 'Forest', rule: 'Nothing happens here.' },
  decoder: { name: 'Decoder', rule: 'Decode here: a number first, then symbols.' },
  corpse: { name: 'Corpse', rule: 'Search here for items.' },
  curse: { name: 'Curse', rule: 'Turning it and arriving on it draw an Event; the Demon jumps between them.' },
  herb: { name: 'Herb', rule: 'A herb heals 1 Wound.' },
  wreck: { name: 'Plane Wreck', rule: 'The Black Box holds 3 cards.' },
};
export const testTile = (stat: string): string => `Test of ${stat}`;
export const effects = { target: 'the Target', poisoned: 'Poisoned', frightened: 'Frightened' };
export const actions = {
  run: 'Roll Agility: so many points for steps and new tiles.',
  decode: 'On a Decoder: roll Intelligence, 3 or more finds a token.',
  heal: 'Roll Intelligence, 3 or more heals somebody in reach.',
  search: 'On a Corpse: roll Luck, 3 or more finds a card, 6 or more two.',
  hide: 'Roll Luck, 3 or more: hidden until your next turn.',
  skill: 'Your own skill.',
  password: 'On the Bunker: put one token into the row, or take one back.',
  crawl: 'One step, while Critically Injured.',
};
