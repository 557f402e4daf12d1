import evolveArt from './art/gift-evolve.svg';
import overloadArt from './art/gift-overload.svg';
import possessArt from './art/gift-possess.svg';
import scentArt from './art/gift-scent.svg';
import teleportArt from './art/gift-teleport.svg';
import baitArt from './art/top-bait.svg';
import batonArt from './art/top-baton.svg';
import bludgeonArt from './art/top-bludgeon.svg';
import doubleArt from './art/top-double.svg';
import farArt from './art/top-far.svg';
import sensorArt from './art/top-sensor.svg';
import stimsArt from './art/top-stims.svg';
import strikeArt from './art/top-strike.svg';
import trapArt from './art/top-trap.svg';
import type { BottomId, TopId } from './ids';

/** Pictures are drawn once by the browser per size and kept as bitmaps: files, not inline SVG. */
export const topLook: Record<TopId, { readonly art: string; readonly range: string }> = {
  strike: { art: strikeArt, range: '0–1' },
  double: { art: doubleArt, range: '0–1' },
  far: { art: farArt, range: '0–2' },
  trap: { art: trapArt, range: '0' },
  bludgeon: { art: bludgeonArt, range: '0' },
  baton: { art: batonArt, range: '0' },
  sensor: { art: sensorArt, range: '0–1' },
  stims: { art: stimsArt, range: '1–2' },
  bait: { art: baitArt, range: '0–1' },
};

export const giftArt: Record<BottomId, string> = {
  overload: overloadArt,
  evolve: evolveArt,
  possess: possessArt,
  scent: scentArt,
  teleport: teleportArt,
};
