import type { Bottom, Top } from '@lurk/anomaly/public';
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

/** Pictures are drawn once by the browser per size and kept as bitmaps: files, not inline SVG. */
export const topArt: Record<Top, string> = {
  strike: strikeArt,
  double: doubleArt,
  far: farArt,
  trap: trapArt,
  bludgeon: bludgeonArt,
  baton: batonArt,
  sensor: sensorArt,
  stims: stimsArt,
  bait: baitArt,
};

export const giftArt: Record<Bottom, string> = {
  overload: overloadArt,
  evolve: evolveArt,
  possess: possessArt,
  scent: scentArt,
  teleport: teleportArt,
};
