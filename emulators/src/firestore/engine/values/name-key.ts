import { int64Key, textKey } from './text-key';

const NUMERIC_ID = /^__id(-?\d{1,19})__$/;
const INT64_MIN = -(1n << 63n);
const INT64_MAX = (1n << 63n) - 1n;

/** The number in an id like `__id7__`, which sorts numerically and before all other ids. */
export function numericId(segment: string): bigint | undefined {
  const digits = NUMERIC_ID.exec(segment)?.[1];
  if (digits === undefined) return undefined;
  const value = BigInt(digits);
  return value >= INT64_MIN && value <= INT64_MAX ? value : undefined;
}

function segmentKey(segment: string): string {
  const numeric = numericId(segment);
  return numeric === undefined ? `\u0002${textKey(segment)}` : `\u0001${int64Key(numeric)}`;
}

/** The common prefix of the keys of a name and of everything below it. */
export function namePrefix(path: string): string {
  return path === '' ? '' : path.split('/').map(segmentKey).join('');
}

/** Key of a slash-separated name: segment by segment, shorter first. */
export function nameKey(path: string): string {
  return `${namePrefix(path)}\0`;
}
