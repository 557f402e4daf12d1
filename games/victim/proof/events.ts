/** Every event there is, by name. A new one that is missing here does not compile. */
import type { Event } from '../types.ts';

export const EVENTS = [
  ...(['firstIs', 'characterChosen', 'roundBegan', 'phaseBegan', 'won', 'turnBegan'] as const),
  ...(['turnEnded', 'hideIs', 'rechargeIs', 'smartLinkEnded', 'groundAnalyzeEnded', 'rolled'] as const),
  ...(['rerolled', 'rollIs', 'rolledTogether', 'ownRolls', 'rollsShown', 'runBegan'] as const),
  ...(['runEnded', 'stepped', 'tileTurned', 'tileLaid', 'brokeThrough', 'tokenPut'] as const),
  ...(['gateShown', 'tested', 'statMoved', 'wounded', 'fell', 'healed'] as const),
  ...(['stoodUp', 'weakened', 'relieved', 'decoded', 'decoderPut', 'tokenFound'] as const),
  ...(['repaired', 'healTried', 'searched', 'hid', 'skillUsed', 'bulletPut'] as const),
  ...(['bulletOff', 'tokenPlaced', 'tokenTakenBack', 'bunkerOpened', 'stayed', 'escaped'] as const),
  ...(['drew', 'drewItems', 'itemsReshuffled', 'gave', 'gaveItem', 'used'] as const),
  ...(['discarded', 'equipped', 'pickedUp', 'hammered', 'peeked', 'peekedTiles'] as const),
  ...(['putBack', 'putBackTiles', 'eventDrawn', 'curseDrawn', 'tieRolled', 'possessed'] as const),
  ...(['handedOver', 'handIs', 'removed', 'demonTurnBegan', 'demonTurnEnded', 'slaveTurnBegan'] as const),
  ...(['rageMoved', 'staminaMoved', 'upgraded', 'demonRolled', 'bloodSmelt', 'huntBegan'] as const),
  ...(['hunted', 'freeHuntAnswered', 'attacked', 'attackHit', 'attackFailed', 'specialUsed'] as const),
  ...(['demonMoved', 'shifted', 'webPut', 'webRemoved', 'webSprung', 'corpseDestroyed'] as const),
  ...(['decoderBroken', 'shadowPut', 'meatTaken', 'eliminated', 'enslaved', 'adrenalineAnswered'] as const),
] as const satisfies readonly Event['t'][];

type Missing = Exclude<Event['t'], (typeof EVENTS)[number]>;
const nothingMissing: [Missing] extends [never] ? true : never = true;
void nothingMissing;
