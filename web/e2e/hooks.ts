/** After every test: what a failed one looked like is kept, and everybody leaves. */
import { afterAll, afterEach } from 'vitest';
import { closeLurks } from './lurk';
import { closeBrowser, closeVisitors, keepFailure } from './visitor';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await keepFailure(task.name);
  await closeVisitors();
  await closeLurks();
});
afterAll(closeBrowser);
