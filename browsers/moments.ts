/** The same moments in every run, whatever the matches come to: the gallery's page of each kind, looked at as it stands. */
import { allPages, STANDS } from '../web/e2e/moment-pages';
import type { Lang } from '../web/src/i18n/languages';
import type { Device } from './device';
import { lastingFaults } from './lasting-faults';
import { settled } from './settled';

/** A made-up table plays to its moment first. */
const PATIENCE = 120_000;

async function opened(device: Device, url: string): Promise<void> {
  await device.open(url);
  const end = Date.now() + PATIENCE;
  while (!(await device.evaluate((css) => !!document.querySelector(css), STANDS))) {
    if (Date.now() > end) throw new Error(`never there to look at: ${url}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  await settled(device);
}

/** What is wrong with any of them. */
export async function faultsOfMoments(device: Device, gallery: string, lang: Lang): Promise<string[]> {
  const faults: string[] = [];
  for (const name of allPages()) {
    await opened(device, `${gallery}/gallery.html?page=${name}&lang=${lang}`);
    for (const fault of await lastingFaults(device)) faults.push(`${name}: ${fault}`);
  }
  return faults;
}
