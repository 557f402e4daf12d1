// A line for everything that is told, in English.

import { characters, eventCards, skills } from './components.en.ts';
import { closed, type Lines } from './lines.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const DRAWN = { starter: 'to begin with', search: 'from a corpse', blackBox: 'from the Black Box' };
const LEFT = {
  used: 'discards after use',
  handLimit: 'holds too many and discards',
  event: 'discards',
  resourceful: 'discards',
  takenOff: 'takes off',
  left: 'leaves behind',
};
const WHY = { test: 'a failed Test', event: 'the Event', attack: 'an attack', bloodCurse: 'the Blood Curse' };
const ROLLS = {
  run: 'Run',
  agile: 'Agile',
  adrenaline: 'Adrenaline Rush',
  test: 'Test',
  decode: 'Decode',
  heal: 'Heal',
  selfHeal: 'Self Heal',
  search: 'Search',
  hide: 'Hide',
  defence: 'defence',
  swarm: 'Test',
  curse: 'Curse test',
};
const RAGE = {
  critical: 'a Victim is Critically Injured',
  failed: 'the attack failed',
  match: 'the die showed its Rage',
  blackMagic: 'Black Magic',
  upgrade: 'spent on a skill',
  death: 'spent on the Death Skill',
};
const STAMINA = { turn: 'a new turn', special: 'spent', voodooDoll: 'Voodoo Doll' };
const PHASES = { victims: 'The Victims play', event: 'An Event is drawn', curse: 'The Curse falls', demon: 'The Demon plays' };
const SKILL = { passive: 'its Passive Skill', special1: 'its Active Skill 1', special2: 'its Active Skill 2' };
const BLOW = { attack: '', special1: ' with its Active Skill 1', special2: ' with its Active Skill 2' };

export const events: Lines = {
  firstIs: ({ seat }, n) => `${n.player(seat)} plays first.`,
  characterChosen: ({ seat, character }, n) => `${n.player(seat)} plays ${characters[character].name}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  phaseBegan: ({ phase }) => `${PHASES[phase]}.`,
  won: ({ winner }, n) =>
    winner === 'victims' ? 'The Victims have escaped.' : winner === 'demon' ? `The ${n.demon()} wins.` : 'The forest has taken them all.',
  turnBegan: ({ victim, ap }, n) => `${n.who(victim)} plays: ${count(ap, 'action', 'actions')}.`,
  turnEnded: ({ victim }, n) => `${n.who(victim)} has played.`,
  hideIs: ({ victim, hide }, n) =>
    hide === 'hidden'
      ? `${n.who(victim)} is hidden.`
      : hide === 'resting'
        ? `${n.who(victim)} comes out of hiding.`
        : `${n.who(victim)} may hide again.`,
  rechargeIs: ({ victim, recharge }, n) =>
    recharge === 'ready' ? `The skill of ${n.who(victim)} is ready again.` : `The skill of ${n.who(victim)} recharges.`,
  smartLinkEnded: () => 'Smart Link ends.',
  groundAnalyzeEnded: ({ victim }, n) => `Ground Analyze of ${n.who(victim)} ends.`,
  rolled: ({ roll }, n) => `${n.who(roll.victim)} rolls ${n.stat(roll.stat)}: ${roll.dice.join(', ') || 'no dice'}.`,
  rerolled: ({ victim, face }, n) => `${n.who(victim)} rolls a die again: ${face}.`,
  rollIs: ({ roll }, n) => `${n.who(roll.victim)}, ${ROLLS[roll.why]}: ${n.result(roll)}.`,
  rolledTogether: ({ victims }, n) => (victims.length === 1 ? `${n.all(victims)} rolls.` : `${n.all(victims)} roll at the same time.`),
  ownRolls: ({ rolls }, n) => `Your dice: ${n.list(rolls.map((roll) => `${n.who(roll.victim)} ${roll.dice.join(', ')}`))}.`,
  rollsShown: ({ rolls }, n) => `The results: ${n.list(rolls.map((roll) => `${n.who(roll.victim)} ${n.result(roll)}`))}.`,
  runBegan: ({ victim, points, zero }, n) =>
    zero
      ? `${n.who(victim)} rolled 0: ${count(points, 'step', 'steps')}, and no tile may be revealed.`
      : `${n.who(victim)} runs: ${count(points, 'point', 'points')}.`,
  runEnded: ({ victim }, n) => `${n.who(victim)} stops.`,
  stepped: ({ victim, how }, n) => (how === 'crawl' ? `${n.who(victim)} crawls one tile.` : `${n.who(victim)} runs one tile.`),
  tileTurned: ({ victim, tile, stack }, n) => `${n.who(victim)} reveals a tile of ${n.stack(stack)}: ${n.tile(tile)}.`,
  tileLaid: ({ tile }, n) => `New on the map: ${n.tile(tile)}.`,
  brokeThrough: ({ side }, n) => `A path is forced open, ${n.side(side)}.`,
  tokenPut: ({ token }) => (token === 'herb' ? 'A herb grows there.' : 'A Black Box is there.'),
  gateShown: ({ gate }) => `The bunker is found. Its gate is ${gate}.`,
  tested: ({ victim, stat, passed, analysed }, n) =>
    analysed
      ? `${n.who(victim)} passes the Test of ${n.stat(stat)} thanks to Ground Analyze.`
      : `${n.who(victim)} ${passed ? 'passes' : 'fails'} the Test of ${n.stat(stat)}.`,
  statMoved: ({ victim, stat, to }, n) => `${n.stat(stat)} of ${n.who(victim)} is now ${to}.`,
  wounded: ({ victim, why }, n) => `${n.who(victim)} gets a Wound: ${WHY[why]}.`,
  fell: ({ victim }, n) => `${n.who(victim)} is Critically Injured.`,
  healed: ({ victim, by }, n) => (victim === by ? `${n.who(victim)} heals a Wound.` : `${n.who(by)} heals a Wound of ${n.who(victim)}.`),
  stoodUp: ({ victim }, n) => `${n.who(victim)} stands up again.`,
  weakened: ({ victim, effect }, n) => `${n.who(victim)} is now affected: ${n.effect(effect)}.`,
  relieved: ({ victim, effect }, n) => `${n.who(victim)} is no longer affected: ${n.effect(effect)}.`,
  decoded: ({ victim, success }, n) => (success ? `${n.who(victim)} decodes.` : `${n.who(victim)} fails to decode.`),
  decoderPut: () => 'The number of this Decoder is found.',
  tokenFound: ({ victim, token }, n) => `${n.who(victim)} finds ${n.token(token)}.`,
  repaired: ({ victim }, n) => `${n.who(victim)} repairs the Decoder.`,
  healTried: ({ victim, target, success }, n) =>
    success ? `${n.who(victim)} tends to ${n.who(target)}.` : `${n.who(victim)} cannot help ${n.who(target)}.`,
  searched: ({ victim, allowed }, n) =>
    allowed === 0
      ? `${n.who(victim)} searches and finds nothing.`
      : `${n.who(victim)} searches and may take ${count(allowed, 'card', 'cards')}.`,
  hid: ({ victim, success }, n) => (success ? `${n.who(victim)} hides.` : `${n.who(victim)} finds no place to hide.`),
  skillUsed: ({ victim, skill, on }, n) =>
    on && on !== victim ? `${n.who(victim)} uses ${skills[skill].name} on ${n.who(on)}.` : `${n.who(victim)} uses ${skills[skill].name}.`,
  bulletPut: ({ victim }, n) => `${n.who(victim)} shoots: the ${n.demon()} has 1 action less.`,
  bulletOff: (_, n) => `The ${n.demon()} shakes off the shot.`,
  tokenPlaced: ({ victim, token }, n) => `${n.who(victim)} puts ${n.token(token)} on the door.`,
  tokenTakenBack: ({ victim, token }, n) => `${n.who(victim)} takes ${n.token(token)} back.`,
  bunkerOpened: ({ victim }, n) => `${n.who(victim)} opens the bunker.`,
  stayed: ({ victim }, n) => `${n.who(victim)} stays outside.`,
  escaped: ({ victim }, n) => `${n.who(victim)} is safe in the bunker.`,
  drew: ({ victim, count: drawn, why }, n) => `${n.who(victim)} draws ${count(drawn, 'card', 'cards')} ${DRAWN[why]}.`,
  drewItems: ({ victim, items }, n) => `${n.who(victim)} draws: ${n.items(items)}.`,
  itemsReshuffled: () => 'The discarded items are shuffled.',
  gave: ({ from, to }, n) => `${n.who(from)} gives a card to ${n.who(to)}.`,
  gaveItem: ({ from, to, item }, n) => `${n.who(from)} gives to ${n.who(to)}: ${n.item(item)}.`,
  used: ({ victim, item, on }, n) =>
    on && on !== victim ? `${n.who(victim)} uses ${n.item(item)} on ${n.who(on)}.` : `${n.who(victim)} uses ${n.item(item)}.`,
  discarded: ({ victim, items, why }, n) => `${n.who(victim)} ${LEFT[why]}: ${n.items(items)}.`,
  equipped: ({ victim, item }, n) => `${n.who(victim)} wears: ${n.item(item)}.`,
  pickedUp: ({ victim, what }, n) => `${n.who(victim)} picks up the ${what === 'herb' ? 'herb' : 'Black Box'}.`,
  hammered: ({ victim, side }, n) => `${n.who(victim)} hammers a path open, ${n.side(side)}.`,
  peeked: ({ victim, stack, count: looked }, n) => `${n.who(victim)} looks at ${count(looked, 'tile', 'tiles')} of ${n.stack(stack)}.`,
  peekedTiles: ({ stack, tiles }, n) => `On ${n.stack(stack)} you see: ${n.tiles(tiles)}.`,
  putBack: ({ victim, stack, top, bottom }, n) =>
    `${n.who(victim)} puts back on ${n.stack(stack)}: ${top} on top, ${bottom} at the bottom.`,
  putBackTiles: ({ stack, top, bottom }, n) => `${n.stack(stack)}: on top, ${n.tiles(top)}; at the bottom, ${n.tiles(bottom)}.`,
  eventDrawn: ({ victim, card }, n) => `${n.who(victim)} draws an Event: ${eventCards[card].name}. ${eventCards[card].rule}`,
  curseDrawn: ({ demon, stat }, n) => `The Curse card: ${n.demon(demon)}. All roll ${n.stat(stat)}.`,
  tieRolled: ({ rolls }, n) => `A tie: ${n.list(rolls.map(({ victim, face }) => `${n.who(victim)} ${face}`))}.`,
  possessed: ({ victim, demon }, n) => `${n.who(victim)} is possessed: the ${n.demon(demon)} is here.`,
  handedOver: ({ victim, to }, n) => `${n.player(to)} plays ${n.who(victim)} from now on.`,
  handIs: ({ victim, items }, n) => `The hand of ${n.who(victim)}: ${n.items(items)}.`,
  removed: ({ victim }, n) => `${n.who(victim)} leaves the game.`,
  demonTurnBegan: ({ ap }, n) => `The ${n.demon()} plays: ${count(ap, 'action', 'actions')}.`,
  demonTurnEnded: (_, n) => `The ${n.demon()} has played.`,
  slaveTurnBegan: ({ victim }, n) => `${n.who(victim)}, enslaved, hunts too.`,
  rageMoved: ({ to, why }) => `Rage is now ${to}: ${RAGE[why]}.`,
  staminaMoved: ({ to, why }) => `Stamina is now ${to}: ${STAMINA[why]}.`,
  upgraded: ({ skill, tokens }, n) => `The ${n.demon()} upgrades ${SKILL[skill]}: ${count(tokens, 'token', 'tokens')}.`,
  demonRolled: ({ by, face, why }, n) =>
    `The ${why === 'hunt' ? 'Hunt' : 'Attack'} die of the ${by === 'slave' ? 'slave' : n.demon()}: ${face}.`,
  bloodSmelt: ({ face }) => `Blood Smell: the die now shows ${face}.`,
  huntBegan: ({ by, steps, matched }, n) => {
    const who = by === 'slave' ? 'slave' : n.demon();
    const rage = by === 'slave' ? 'the Rage of its master' : 'its Rage';
    if (!matched) return `The ${who} may go ${count(steps, 'step', 'steps')}.`;
    return steps > 0
      ? `The die shows ${rage}: with Fresh Meat the ${who} may still go ${count(steps, 'step', 'steps')}.`
      : `The die shows ${rage}: the ${who} stays.`;
  },
  hunted: ({ by, piece }, n) => (by === 'slave' ? 'The slave hunts.' : piece === 'body' ? `The ${n.demon()} hunts.` : 'A Shadow hunts.'),
  freeHuntAnswered: ({ hunts }, n) => (hunts ? `The ${n.demon()} hunts once more.` : `The ${n.demon()} lets them go.`),
  attacked: ({ by, blow, victim, ...score }, n) =>
    `${by === 'web' ? 'The Web attacks' : by === 'slave' ? 'The slave attacks' : `The ${n.demon()} attacks`} ${n.who(victim)}${BLOW[blow]}: ${n.score(score)}.`,
  attackHit: ({ victim, score, defence }, n) => `${score} against ${defence}: ${n.who(victim)} is hit.`,
  attackFailed: ({ victim, score, defence }, n) =>
    defence === null ? `A Firework: the attack on ${n.who(victim)} fails.` : `${score} against ${defence}: ${n.who(victim)} holds out.`,
  specialUsed: ({ special }, n) => closed(`The ${n.demon()}: ${skills[special].name}`),
  demonMoved: (_, n) => `The ${n.demon()} moves.`,
  shifted: ({ victim }, n) => `${n.who(victim)} changes places with the ${n.demon()}.`,
  webPut: () => 'A Web is spun.',
  webRemoved: () => 'A Web is gone.',
  webSprung: ({ victim }, n) => `${n.who(victim)} runs into a Web.`,
  corpseDestroyed: () => 'A corpse is destroyed: nobody can search there.',
  decoderBroken: () => 'A Decoder is broken.',
  shadowPut: () => 'A Shadow rises.',
  meatTaken: (_, n) => `The ${n.demon()} has eaten: +1 to all attacks.`,
  eliminated: ({ victim, count: gone }, n) => `${n.who(victim)} is eliminated, ${gone} of 2.`,
  enslaved: ({ victim, count: gone }, n) => `${n.who(victim)} rises as a slave, ${gone} of 2.`,
  adrenalineAnswered: ({ victim, runs }, n) => (runs ? `${n.who(victim)} runs for it.` : `${n.who(victim)} stays.`),
};
