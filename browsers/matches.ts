/** Each browser and size: every kind of moment, and one match of each game to its end. French on the phone, English on the desktop. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeLurks, Lurk } from '../web/e2e/lurk';
import { type GalleryHost, hostGallery } from '../web/gallery-host';
import { worldOrder } from '../web/src/games/worlds';
import { type Device, DIED, SIZES, type SizeName } from './device';
import { launchFirefox } from './firefox';
import { FIREFOX, install, WEBKIT } from './install';
import { playMatch } from './match';
import { faultsOfMoments } from './moments';
import { launchWebKit } from './webkit';

const BROWSERS = [
  { name: 'Firefox', packages: FIREFOX, launch: launchFirefox },
  { name: 'WebKit', packages: WEBKIT, launch: launchWebKit },
] as const;
const LANGUAGES = { phone: 'fr', desktop: 'en' } as const;
/**
 * A browser may crash by itself: the test is run once more, and the report says so. One that crashes again over the same test fails it. The
 * condition is no function: Vitest 5.1 loses functions on their way, and would run whatever fails once more.
 */
const ONCE_MORE = { retry: { count: 1, condition: new RegExp(`^${DIED}`) } };

let lurk: Lurk;
let gallery: GalleryHost;
beforeAll(async () => {
  gallery = await hostGallery();
  lurk = await Lurk.start();
});
afterAll(async () => {
  gallery.close();
  await closeLurks();
});

describe.each(BROWSERS)('$name', ({ name, packages, launch }) => {
  beforeAll(() => {
    const lacking = install(packages);
    if (lacking) throw new Error(`${name} is not here, ${lacking}`);
  });

  describe.each(Object.keys(SIZES) as SizeName[])('%s', (size) => {
    /** A browser for each test: what one leaves behind is no other's. */
    const withDevice = async (use: (device: Device) => Promise<void>): Promise<void> => {
      const device = await launch(size);
      try {
        await use(device);
      } finally {
        await device.close();
      }
    };

    test('every kind of moment', ONCE_MORE, () =>
      withDevice(async (device) => {
        // The gallery is built when it is first asked for: no page waits so long.
        await fetch(`${gallery.origin}/gallery.html`);
        expect(await faultsOfMoments(device, gallery.origin, LANGUAGES[size])).toEqual([]);
      }),
    );

    test.each(worldOrder)('%s', ONCE_MORE, (game) =>
      withDevice(async (device) => {
        const { presses, faults, pictures } = await playMatch(device, lurk.url, game, LANGUAGES[size]);
        console.log(
          `${device.engine}, ${size}, ${game}: over after ${presses} presses, ${pictures.length} pictures, ${faults.length} faults`,
        );
        expect(faults).toEqual([]);
        expect(presses).toBeGreaterThan(5);
      }),
    );
  });
});
