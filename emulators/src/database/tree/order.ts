/** Sentinels that sort before and after every key; their brackets keep them out of real data. */
export const MIN_KEY = '[MIN_NAME]';
export const MAX_KEY = '[MAX_NAME]';

const INTEGER_KEY = /^-?0*\d{1,10}$/;
const INT32_MIN = -2147483648;
const INT32_MAX = 2147483647;

function integerOf(key: string): number | undefined {
  const first = key.charCodeAt(0);
  const canBeInteger = first === 45 || (first >= 48 && first <= 57);
  if (!canBeInteger || !INTEGER_KEY.test(key)) return undefined;
  const value = Number(key);
  return value >= INT32_MIN && value <= INT32_MAX ? value : undefined;
}

/** Order of keys: 32-bit integers first and by value (then by length), all others by UTF-16 code unit. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === MIN_KEY || b === MAX_KEY) return -1;
  if (b === MIN_KEY || a === MAX_KEY) return 1;
  const left = integerOf(a);
  const right = integerOf(b);
  if (left !== undefined && right !== undefined) return left === right ? a.length - b.length : left - right;
  if (left !== undefined) return -1;
  if (right !== undefined) return 1;
  return a < b ? -1 : 1;
}

/** A value at a leaf of the tree. */
export type Scalar = boolean | number | string;

const TYPE_RANK: Readonly<Record<string, number>> = { boolean: 0, number: 1, string: 2 };

/** Order of leaf values: false, true, numbers, strings by UTF-16 code unit. */
export function compareScalars(a: Scalar, b: Scalar): number {
  if (typeof a !== typeof b) return (TYPE_RANK[typeof a] ?? 3) - (TYPE_RANK[typeof b] ?? 3);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
