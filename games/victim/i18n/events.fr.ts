// A line for everything that is told, in French. Nothing is said that would guess who is a man and who a woman.

import { characters, eventCards, skills } from './components.fr.ts';
import { closed, type Lines } from './lines.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const DRAWN = { starter: 'pour commencer', search: 'sur un cadavre', blackBox: 'dans la Boîte noire' };
const LEFT = {
  used: 'défausse après usage',
  handLimit: 'a trop de cartes et défausse',
  event: 'défausse',
  resourceful: 'défausse',
  takenOff: 'retire',
  left: 'abandonne',
};
const WHY = { test: 'un Test raté', event: 'l’Évènement', attack: 'une attaque', bloodCurse: 'la Malédiction Sanguine' };
const ROLLS = {
  run: 'Courir',
  agile: 'Agile',
  adrenaline: 'Montée d’Adrénaline',
  test: 'Test',
  decode: 'Décoder',
  heal: 'Soigner',
  selfHeal: 'Auto-Soin',
  search: 'Fouiller',
  hide: 'Se cacher',
  defence: 'défense',
  swarm: 'Test',
  curse: 'Test de Malédiction',
};
const RAGE = {
  critical: 'une Victime est Gravement Blessée',
  failed: 'l’attaque a raté',
  match: 'le dé montrait sa Rage',
  blackMagic: 'Magie Noire',
  upgrade: 'dépensée pour une Compétence',
  death: 'dépensée pour le Coup fatal',
};
const STAMINA = { turn: 'son tour commence', special: 'dépensée', voodooDoll: 'Poupée Vaudou' };
const PHASES = { victims: 'Les Victimes jouent', event: 'Un Évènement est pioché', curse: 'La Malédiction tombe', demon: 'Le Démon joue' };
const SKILL = { passive: 'sa Compétence Passive', special1: 'son coup spécial 1', special2: 'son coup spécial 2' };
const BLOW = { attack: '', special1: ' avec son coup spécial 1', special2: ' avec son coup spécial 2' };

export const events: Lines = {
  firstIs: ({ seat }, n) => `${n.player(seat)} joue en premier.`,
  characterChosen: ({ seat, character }, n) => `${n.player(seat)} joue ${characters[character].name}.`,
  roundBegan: ({ round }) => `Le tour de jeu ${round} commence.`,
  phaseBegan: ({ phase }) => `${PHASES[phase]}.`,
  won: ({ winner }, n) =>
    winner === 'victims'
      ? 'Les Victimes sont à l’abri.'
      : winner === 'demon'
        ? `Victoire du Démon : ${n.demon()}.`
        : 'La forêt les a toutes prises.',
  turnBegan: ({ victim, ap }, n) => `${n.who(victim)} joue : ${count(ap, 'action', 'actions')}.`,
  turnEnded: ({ victim }, n) => `${n.who(victim)} a joué.`,
  hideIs: ({ victim, hide }, n) =>
    hide === 'hidden'
      ? `${n.who(victim)} : Victime cachée.`
      : hide === 'resting'
        ? `${n.who(victim)} sort de sa cachette.`
        : `${n.who(victim)} peut de nouveau se cacher.`,
  rechargeIs: ({ victim, recharge }, n) =>
    recharge === 'ready' ? `${n.who(victim)} : la Compétence est prête.` : `${n.who(victim)} : la Compétence se recharge.`,
  smartLinkEnded: () => 'Le Lien Intelligent prend fin.',
  groundAnalyzeEnded: ({ victim }, n) => `${n.who(victim)} : l’Analyse du Terrain prend fin.`,
  rolled: ({ roll }, n) => `${n.who(roll.victim)} lance : ${n.stat(roll.stat)}, ${roll.dice.join(', ') || 'aucun dé'}.`,
  rerolled: ({ victim, face }, n) => `${n.who(victim)} relance un dé : ${face}.`,
  rollIs: ({ roll }, n) => `${n.who(roll.victim)}, ${ROLLS[roll.why]} : ${n.result(roll)}.`,
  rolledTogether: ({ victims }, n) =>
    victims.length === 1 ? `${n.all(victims)} lance les dés.` : `${n.all(victims)} lancent en même temps.`,
  ownRolls: ({ rolls }, n) => `Vos dés : ${n.list(rolls.map((roll) => `${n.who(roll.victim)} ${roll.dice.join(', ')}`))}.`,
  rollsShown: ({ rolls }, n) => `Les résultats : ${n.list(rolls.map((roll) => `${n.who(roll.victim)} ${n.result(roll)}`))}.`,
  runBegan: ({ victim, points, zero }, n) =>
    zero
      ? `${n.who(victim)} a fait 0 : ${count(points, 'pas', 'pas')}, et aucune tuile à retourner.`
      : `${n.who(victim)} court : ${count(points, 'point', 'points')}.`,
  runEnded: ({ victim }, n) => `${n.who(victim)} s’arrête.`,
  stepped: ({ victim, how }, n) => (how === 'crawl' ? `${n.who(victim)} rampe d’une tuile.` : `${n.who(victim)} court d’une tuile.`),
  tileTurned: ({ victim, tile, stack }, n) => `${n.who(victim)} retourne une tuile, ${n.stack(stack)} : ${n.tile(tile)}.`,
  tileLaid: ({ tile }, n) => `Nouveau sur la carte : ${n.tile(tile)}.`,
  brokeThrough: ({ side }, n) => `Un passage est forcé, ${n.side(side)}.`,
  tokenPut: ({ token }) => (token === 'herb' ? 'Une herbe y pousse.' : 'Une Boîte noire s’y trouve.'),
  gateShown: ({ gate }) => `Le bunker est trouvé. Son entrée est ${gate}.`,
  tested: ({ victim, stat, passed, analysed }, n) =>
    analysed
      ? `${n.who(victim)} réussit le Test, ${n.stat(stat)}, grâce à l’Analyse du Terrain.`
      : `${n.who(victim)} ${passed ? 'réussit' : 'rate'} le Test : ${n.stat(stat)}.`,
  statMoved: ({ victim, stat, to }, n) => `${n.who(victim)}, ${n.stat(stat)} : désormais ${to}.`,
  wounded: ({ victim, why }, n) => `${n.who(victim)} reçoit une Blessure : ${WHY[why]}.`,
  fell: ({ victim }, n) => `${n.who(victim)} : Victime Gravement Blessée.`,
  healed: ({ victim, by }, n) =>
    victim === by ? `${n.who(victim)} soigne une de ses Blessures.` : `${n.who(by)} soigne une Blessure : ${n.who(victim)}.`,
  stoodUp: ({ victim }, n) => `${n.who(victim)} se relève.`,
  weakened: ({ victim, effect }, n) => `${n.who(victim)} subit désormais : ${n.effect(effect)}.`,
  relieved: ({ victim, effect }, n) => `${n.who(victim)} ne subit plus : ${n.effect(effect)}.`,
  decoded: ({ victim, success }, n) => (success ? `${n.who(victim)} réussit à décoder.` : `${n.who(victim)} ne réussit pas à décoder.`),
  decoderPut: () => 'Le chiffre de ce Décodeur est trouvé.',
  tokenFound: ({ victim, token }, n) => `${n.who(victim)} trouve ${n.token(token)}.`,
  repaired: ({ victim }, n) => `${n.who(victim)} répare le Décodeur.`,
  healTried: ({ victim, target, success }, n) =>
    success ? `${n.who(victim)} réussit à soigner ${n.who(target)}.` : `${n.who(victim)} ne réussit pas à soigner ${n.who(target)}.`,
  searched: ({ victim, allowed }, n) =>
    allowed === 0
      ? `${n.who(victim)} fouille et ne trouve rien.`
      : `${n.who(victim)} fouille et peut prendre ${count(allowed, 'carte', 'cartes')}.`,
  hid: ({ victim, success }, n) => (success ? `${n.who(victim)} se cache.` : `${n.who(victim)} ne trouve pas de cachette.`),
  skillUsed: ({ victim, skill, on }, n) =>
    on && on !== victim
      ? `${n.who(victim)} utilise sur ${n.who(on)} : ${skills[skill].name}.`
      : `${n.who(victim)} utilise : ${skills[skill].name}.`,
  bulletPut: ({ victim }, n) => `${n.who(victim)} tire : 1 action de moins pour le Démon.`,
  bulletOff: () => 'Le Démon se remet du tir.',
  tokenPlaced: ({ victim, token }, n) => `${n.who(victim)} met ${n.token(token)} sur la porte.`,
  tokenTakenBack: ({ victim, token }, n) => `${n.who(victim)} reprend ${n.token(token)}.`,
  bunkerOpened: ({ victim }, n) => `${n.who(victim)} ouvre le bunker.`,
  stayed: ({ victim }, n) => `${n.who(victim)} reste dehors.`,
  escaped: ({ victim }, n) => `${n.who(victim)} est à l’abri dans le bunker.`,
  drew: ({ victim, count: drawn, why }, n) => `${n.who(victim)} pioche ${count(drawn, 'carte', 'cartes')} ${DRAWN[why]}.`,
  drewItems: ({ victim, items }, n) => `${n.who(victim)} pioche : ${n.items(items)}.`,
  itemsReshuffled: () => 'Les Objets défaussés sont mélangés.',
  gave: ({ from, to }, n) => `${n.who(from)} donne une carte à ${n.who(to)}.`,
  gaveItem: ({ from, to, item }, n) => `${n.who(from)} donne à ${n.who(to)} : ${n.item(item)}.`,
  used: ({ victim, item, on }, n) =>
    on && on !== victim ? `${n.who(victim)} utilise sur ${n.who(on)} : ${n.item(item)}.` : `${n.who(victim)} utilise : ${n.item(item)}.`,
  discarded: ({ victim, items, why }, n) => `${n.who(victim)} ${LEFT[why]} : ${n.items(items)}.`,
  equipped: ({ victim, item }, n) => `${n.who(victim)} s’équipe : ${n.item(item)}.`,
  pickedUp: ({ victim, what }, n) => `${n.who(victim)} ramasse ${what === 'herb' ? 'l’herbe' : 'la Boîte noire'}.`,
  hammered: ({ victim, side }, n) => `${n.who(victim)} ouvre un passage au Marteau, ${n.side(side)}.`,
  peeked: ({ victim, stack, count: looked }, n) => `${n.who(victim)} regarde ${count(looked, 'tuile', 'tuiles')}, ${n.stack(stack)}.`,
  peekedTiles: ({ stack, tiles }, n) => `Vous voyez, ${n.stack(stack)} : ${n.tiles(tiles)}.`,
  putBack: ({ victim, stack, top, bottom }, n) => `${n.who(victim)} remet, ${n.stack(stack)} : ${top} dessus, ${bottom} dessous.`,
  putBackTiles: ({ stack, top, bottom }, n) => `${n.stack(stack)} : dessus, ${n.tiles(top)} ; dessous, ${n.tiles(bottom)}.`,
  eventDrawn: ({ victim, card }, n) => `${n.who(victim)} pioche un Évènement : ${eventCards[card].name}. ${eventCards[card].rule}`,
  curseDrawn: ({ demon, stat }, n) => `La carte Malédiction : ${n.demon(demon)}. Tout le monde lance : ${n.stat(stat)}.`,
  tieRolled: ({ rolls }, n) => `Égalité : ${n.list(rolls.map(({ victim, face }) => `${n.who(victim)} ${face}`))}.`,
  possessed: ({ victim, demon }, n) => `Le Démon possède ${n.who(victim)} : ${n.demon(demon)}.`,
  handedOver: ({ victim, to }, n) => `${n.player(to)} joue désormais ${n.who(victim)}.`,
  handIs: ({ victim, items }, n) => `La main, ${n.who(victim)} : ${n.items(items)}.`,
  removed: ({ victim }, n) => `${n.who(victim)} quitte le jeu.`,
  demonTurnBegan: ({ ap }) => `Le Démon joue : ${count(ap, 'action', 'actions')}.`,
  demonTurnEnded: () => 'Le Démon a joué.',
  slaveTurnBegan: ({ victim }, n) => `${n.who(victim)}, esclave, chasse aussi.`,
  rageMoved: ({ to, why }) => `Rage : désormais ${to}, ${RAGE[why]}.`,
  staminaMoved: ({ to, why }) => `Endurance : désormais ${to}, ${STAMINA[why]}.`,
  upgraded: ({ skill, tokens }) => `Le Démon améliore ${SKILL[skill]} : ${count(tokens, 'jeton', 'jetons')}.`,
  demonRolled: ({ by, face, why }) =>
    `Le dé ${by === 'slave' ? 'de l’esclave' : 'du Démon'}, ${why === 'hunt' ? 'Chasse' : 'Attaque'} : ${face}.`,
  bloodSmelt: ({ face }) => `Odeur de Sang : le dé montre désormais ${face}.`,
  huntBegan: ({ by, steps, matched }) => {
    const who = by === 'slave' ? 'l’esclave' : 'le Démon';
    const rage = by === 'slave' ? 'la Rage de son maître' : 'sa Rage';
    if (!matched) return `${by === 'slave' ? 'L’esclave' : 'Le Démon'} peut faire ${count(steps, 'pas', 'pas')}.`;
    return steps > 0
      ? `Le dé montre ${rage} : grâce à la Viande Fraîche, ${who} peut encore faire ${count(steps, 'pas', 'pas')}.`
      : `Le dé montre ${rage} : ${who} reste sur place.`;
  },
  hunted: ({ by, piece }) => (by === 'slave' ? 'L’esclave chasse.' : piece === 'body' ? 'Le Démon chasse.' : 'Une Ombre chasse.'),
  freeHuntAnswered: ({ hunts }) => (hunts ? 'Le Démon chasse encore.' : 'Le Démon laisse filer.'),
  attacked: ({ by, blow, victim, ...score }, n) =>
    `${by === 'web' ? 'La Toile' : by === 'slave' ? 'L’esclave' : 'Le Démon'} attaque ${n.who(victim)}${BLOW[blow]} : ${n.score(score)}.`,
  attackHit: ({ victim, score, defence }, n) => `${score} contre ${defence} : l’attaque touche ${n.who(victim)}.`,
  attackFailed: ({ victim, score, defence }, n) =>
    defence === null
      ? `Feux d’artifice : l’attaque sur ${n.who(victim)} échoue.`
      : `${score} contre ${defence} : ${n.who(victim)} tient bon.`,
  specialUsed: ({ special }) => closed(`Le Démon : ${skills[special].name}`),
  demonMoved: () => 'Le Démon se déplace.',
  shifted: ({ victim }, n) => `${n.who(victim)} change de place avec le Démon.`,
  webPut: () => 'Une Toile est tissée.',
  webRemoved: () => 'Une Toile disparaît.',
  webSprung: ({ victim }, n) => `${n.who(victim)} se prend dans une Toile.`,
  corpseDestroyed: () => 'Un corps est détruit : on n’y fouille plus.',
  decoderBroken: () => 'Un Décodeur est cassé.',
  shadowPut: () => 'Une Ombre se dresse.',
  meatTaken: () => 'Le Démon a mangé : +1 à toutes ses attaques.',
  eliminated: ({ victim, count: gone }, n) => `${n.who(victim)} : Victime éliminée, ${gone} sur 2.`,
  enslaved: ({ victim, count: gone }, n) => `${n.who(victim)} se relève en esclave, ${gone} sur 2.`,
  adrenalineAnswered: ({ victim, runs }, n) => (runs ? `${n.who(victim)} prend la fuite.` : `${n.who(victim)} reste.`),
};
