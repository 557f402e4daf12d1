/** A real disk that is really full: a mount of its own, where this user may make one. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './start.ts';

export interface SmallDisk {
  data: string;
  fill(): void;
  free(): void;
  readOnly(so: boolean): void;
  remove(): void;
}

/** Null where mounting is not allowed. */
export function smallDisk(kilobytes: number): SmallDisk | null {
  const at = newFolder();
  const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', at)) return null;
  const filler = join(at, 'filler');
  const data = join(at, 'data');
  mkdirSync(data);
  return {
    data,
    fill() {
      for (const size of [65_536, 4096, 1])
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
    },
    free: () => rmSync(filler, { force: true }),
    readOnly: (so) => void run('mount', '-o', `remount,${so ? 'ro' : 'rw'}`, at),
    remove: () => void run('umount', '--lazy', at),
  };
}
