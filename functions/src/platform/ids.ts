import { createHash, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of 20 letters and digits (119 bits), without hyphens so that keys may join ids with one (D-06). */
export function randomId(): string {
  return Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A document id that is the same for the same parts and reveals nothing about them. */
export function derivedId(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}
