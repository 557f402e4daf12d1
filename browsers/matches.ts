/** One match of each game in each browser and size, to its end: French on the phone, English on the desktop. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeLurks, Lurk } from '../web/e2e/lurk';
import { worldOrder } from '../web/src/games/worlds';
import { type Device, SIZES, type SizeName } from './device';
import { launchFirefox } from './firefox';
import { FIREFOX, install, WEBKIT } from './install';
import { playMatch } from './match';
import { launchWebKit } from './webkit';

const BROWSERS = [
  { name: 'Firefox', packages: FIREFOX, launch: launchFirefox },
  { name: 'WebKit', packages: WEBKIT, launch: launchWebKit },
] as const;
const LANGUAGES = { phone: 'fr', desktop: 'en' } as const;

let lurk: Lurk;
beforeAll(async () => {
  lurk = await Lurk.start();
});
afterAll(closeLurks);

describe.each(BROWSERS)('$name', ({ name, packages, launch }) => {
  beforeAll(() => {
    const lacking = install(packages);
    if (lacking) throw new Error(`${name} is not here, ${lacking}`);
  });

  describe.each(Object.keys(SIZES) as SizeName[])('%s', (size) => {
    let device: Device | undefined;
    // A browser for each match: what one match leaves behind is no other's.
    const closed = async (): Promise<void> => {
      await device?.close();
      device = undefined;
    };
    test.each(worldOrder)('%s', async (game) => {
      device = await launch(size);
      try {
        const { presses, faults, pictures } = await playMatch(device, lurk.url, game, LANGUAGES[size]);
        console.log(
          `${device.engine}, ${size}, ${game}: over after ${presses} presses, ${pictures.length} pictures, ${faults.length} faults`,
        );
        expect(faults).toEqual([]);
        expect(presses).toBeGreaterThan(5);
      } finally {
        await closed();
      }
    });
  });
});
