import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path below the root. */
export const at = (...parts) => join(ROOT, ...parts);

/** Everything a run keeps on disk and git does not: data, logs, caches. */
export const LOCAL_DIR = at('.local');
