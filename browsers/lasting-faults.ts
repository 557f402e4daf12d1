import { layoutFaults } from '../web/e2e/layout-faults';
import { type Device, LEAST } from './device';
import { settled } from './settled';

/** A busy machine lays a page out late: what is still wrong after so many more looks is wrong. */
const LOOKS = 5;

export async function lastingFaults(device: Device): Promise<string[]> {
  for (let left = LOOKS; ; left--) {
    const found = await device.evaluate(layoutFaults, LEAST[device.size]);
    if (found.length === 0 || left === 0) return found;
    await settled(device);
  }
}
