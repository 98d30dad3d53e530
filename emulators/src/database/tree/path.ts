import { DatabaseError } from './errors';

/** A location: the keys from the root down. */
export type Path = readonly string[];

/** Limits of the service. */
export const MAX_DEPTH = 32;
const MAX_KEY_BYTES = 768;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const FORBIDDEN = /[.#$/[\]\u0000-\u001f\u007f]/;

/** Why a key cannot be used, or undefined when it can. */
export function keyProblem(key: string): string | undefined {
  if (key === '') return 'Keys must not be empty';
  if (FORBIDDEN.test(key)) return `Invalid key ${JSON.stringify(key)}: keys must not contain . $ # [ ] /`;
  const mayBeTooLong = key.length > MAX_KEY_BYTES / 3;
  if (mayBeTooLong && Buffer.byteLength(key) > MAX_KEY_BYTES)
    return `Keys must be at most ${MAX_KEY_BYTES} bytes`;
  return undefined;
}

/** Keys of a path as the protocol writes it (not percent-encoded; empty segments are ignored). */
export function splitPath(text: string): string[] {
  return text.split('/').filter((key) => key !== '');
}

/** A checked path; throws `invalid_path`. The caller must first remove a last segment `.priority`. */
export function checkedPath(keys: readonly string[]): Path {
  if (keys.length > MAX_DEPTH)
    throw new DatabaseError('invalid_path', `Path is deeper than ${MAX_DEPTH} levels`);
  for (const key of keys) {
    const problem = keyProblem(key);
    if (problem !== undefined) throw new DatabaseError('invalid_path', problem);
  }
  return keys;
}

/** The path as pushes carry it: no leading slash. */
export function pathText(path: Path): string {
  return path.join('/');
}

/** Whether `path` is `ancestor` or lies below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return path.length >= ancestor.length && ancestor.every((key, index) => path[index] === key);
}
