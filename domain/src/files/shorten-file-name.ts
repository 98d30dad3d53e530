import { LIMITS } from '../limits';

const KEPT_AT_EACH_END = 10;

/**
 * A file name for storage (S5-23, S5-24, D-23): every character but ASCII letters, digits and dot becomes an
 * underscore; names longer than 20 characters keep their first and last 10 with '...' between. Different names
 * can end up identical, so the path needs a random part.
 */
export function shortenFileName(name: string): string {
  const safe = name.replace(/[^A-Za-z0-9.]/gu, '_');
  if (safe.length <= LIMITS.fileNameKeepsWhole) return safe;
  return `${safe.slice(0, KEPT_AT_EACH_END)}...${safe.slice(-KEPT_AT_EACH_END)}`;
}

/** Name of an upload inside its folder: a random part against collisions, then the shortened name. */
export function uploadObjectName(originalName: string, randomPart: string): string {
  const name = shortenFileName(originalName).replace(/^\.+/, '_');
  return `${randomPart}-${name === '' ? 'file' : name}`;
}
