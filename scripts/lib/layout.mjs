import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path below the root. */
export const at = (...parts) => join(ROOT, ...parts);

/** Everything that a run stores outside git: data, logs, caches. */
export const LOCAL_DIR = at('.local');
