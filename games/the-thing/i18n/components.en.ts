// What things are called and what they do, in English; and words that sentences and screens share.
/** So many of something. */
export const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const backs = {
  weapon: (n: number) => s(n, 'Weapon'),
  object: (n: number) => s(n, 'Object'),
  lab: (n: number) => s(n, 'Lab token'),
};
export const phases = {
  weather: 'Weather',
  maintenance: 'Maintenance and Rescue Helicopter',
  movement: 'Movement',
  alien: 'Alien actions',
  action: 'Character actions',
  rest: 'Rest',
  analyses: 'Analyses',
  meal: 'Meal',
  dogs: 'Dogs and Leader',
};
export const roles = { human: 'Human', alien: 'Alien' };
export const sides = { left: 'the left token', right: 'the right token' };
export const characters = {
  bennings: { name: 'Bennings', rule: 'Weather Station, Use: rolls the die twice and keeps either result.' },
  clark: { name: 'Clark', rule: 'No Encounter when alone with a Dog.' },
  windows: { name: 'Windows', rule: 'Repair: may remove 2 damage instead of 1.' },
  macready: { name: 'MacReady', rule: 'Armory, Use: draws 3 Weapons and keeps 1.' },
  garry: { name: 'Garry', rule: 'After drawing, may swap one Action card; with dice, may reroll 1 of their own.' },
  norris: { name: 'Norris', rule: 'Always has the effect of a Flashlight; with dice, may reroll up to 3 of their own.' },
  blair: { name: 'Dr. Blair', rule: 'Laboratory, Use: may draw 1 Lab token more.' },
  nauls: { name: 'Nauls', rule: 'Kitchen, Use: cooks with only 1 food instead of 2.' },
};
export const places = {
  armory: { name: 'Armory', rule: 'Use: draw 2 Weapons, keep 1. Sabotage: the top Weapon is lost, unseen.' },
  helipad: {
    name: 'Helipad',
    rule: 'Use: 1 fuel from the Depot into the base Helicopter, or leave in it with Keys. Repair: −1 damage. Sabotage: +1 damage. Cooperation bonus.',
  },
  boiler: {
    name: 'Boiler Room',
    rule: 'Use: 1 fuel from the Warehouse. Repair: −1 damage. Sabotage: +1 damage. With 3 damage it is destroyed for good, and the base begins to freeze. Cooperation bonus.',
  },
  radio: {
    name: 'Radio Room',
    rule: 'Use, with no damage here: send the S.O.S., and the Rescue Helicopter sets out. Repair: −1 damage. Sabotage: +1 damage. Cooperation bonus.',
  },
  warehouse: {
    name: 'Warehouse',
    rule: 'Use: draw 2 Objects, keep 1. Sabotage: the top Object is lost, unseen. The fuel of the base is stored here.',
  },
  shed: {
    name: 'Shed',
    rule: 'Use: 1 fuel from the Depot into the Snowcat, or leave in it with Keys. Repair: −1 damage. Sabotage: +1 damage. Cooperation bonus.',
  },
  generator: {
    name: 'Generator Room',
    rule: 'Use: 1 fuel from the Warehouse. Repair: −1 damage. Sabotage: +1 damage. With 2 damage the base is in Darkness. Cooperation bonus.',
  },
  kitchen: {
    name: 'Kitchen',
    rule: 'Use: cook 2 food from the Pantry; cooked food, however little, is one meal for everybody. Sabotage: 2 food of the Pantry are lost.',
  },
  lab: {
    name: 'Laboratory',
    rule: 'Use: draw 1 Lab token; a Blood bag allows Analysis A. Sabotage: 1 Blood bag of the Lab bag is lost. Cooperation bonus.',
  },
  weather: {
    name: 'Weather Station',
    rule: 'Use: roll the Weather die for the next round, then move 1 fuel from the Warehouse to any room with space for it. Sabotage: 1 fuel of the Warehouse is lost.',
  },
  dorm: {
    name: 'Dormitory',
    rule: 'Sleep: discard your Action cards and choose as many from the deck. With dice: lie down to choose the face of 1 die.',
  },
  rec: { name: 'Rec Room', rule: 'Everybody starts and rests here. The Alien never comes in.' },
  kennel: { name: 'Kennel', rule: 'Captured Dogs are kept here. No Character can go in, but the Alien can.' },
};
/** TT-159, TT-164 */
export const bonus = {
  name: 'Cooperation bonus',
  rule: 'Use and Repair are done once for each Character standing in the room; then only the one who acted lies down. Sabotage is never repeated.',
};
export const exits = { helipad: 'the base Helicopter', shed: 'the Snowcat', rescue: 'the Rescue Helicopter' };
export const items = {
  flamethrower: {
    name: 'Flamethrower',
    rule: 'Avoid an Encounter; drive the Alien off (−1 Force) or burn the room you are in, and lie down; or, with a Cable, make Analysis B. 1 Recharge each time, 6 in all.',
  },
  dynamite: { name: 'Dynamite/Molotov', rule: 'Drive the Alien off (−1 Force) or burn the room you are in, and lie down. Used once.' },
  melee: { name: 'Melee weapon', rule: 'Avoid one Encounter with the Alien. Used once.' },
  firearm: { name: 'Firearm', rule: 'Avoid Encounters with the Alien. You keep it.' },
  keys: { name: 'Keys', rule: 'With a Use in the Helipad or the Shed: start the escape, if the vehicle is ready.' },
  flashlight: {
    name: 'Flashlight',
    rule: 'In Darkness you still choose your card. Special action: see 2 cards, play 1. With dice, in Darkness: reroll up to 3.',
  },
  tools: { name: 'Tools', rule: 'Remove 1 damage from the room you are standing in.' },
  fuel: { name: 'Fuel', rule: 'Move 1 fuel from the Warehouse to the room you are standing in.' },
  cable: { name: 'Cable', rule: 'With a Flamethrower: Analysis B, the heat test, on anybody. You keep it.' },
  blood: { name: 'Blood bag', rule: 'Analysis A, the blood test, on the most suspicious.' },
  failure: { name: 'Failure', rule: 'No effect, but good for bluffing.' },
};
export const weather = { clear: 'clear sky', cloudy: 'clouds', snow: 'snow', storm: 'storm' };
export const actions = { use: 'Use', repair: 'Repair', sabotage: 'Sabotage' };
export const faces = { use: 'USE', repair: 'REPAIR', sabotage: 'SABOTAGE', threat: 'THREAT' };
