/** After every test: what a failed one looked like is kept, and everybody leaves. The browser stays for the next file of this worker, and ends with it. */
import { afterEach } from 'vitest';
import { closeLurks } from './lurk';
import { closeVisitors, keepFailure } from './visitor';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await keepFailure(task.name);
  await closeVisitors();
  await closeLurks();
});
