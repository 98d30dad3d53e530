/** UTF-16 units as ranges, both ends included. */
export type CharacterSet = readonly (readonly [from: number, to: number])[];

const LAST_UNIT = 0xffff;
const SURROGATES = [0xd800, 0xdfff] as const;
/** Added to a surrogate so that it becomes a character of its own, of the last private plane. */
const SURROGATE_OFFSET = 0x100000;
const FIRST_BEYOND_ASCII = 0x80;

const unitsOf = (characters: string): CharacterSet =>
  Array.from(characters, (_, index) => [characters.charCodeAt(index), characters.charCodeAt(index)] as const);

export const DIGITS: CharacterSet = [[0x30, 0x39]];
export const WORD_CHARACTERS: CharacterSet = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];
export const LINE_ENDS: CharacterSet = unitsOf('\n\r\u2028\u2029');
export const SPACES: CharacterSet = [
  ...LINE_ENDS,
  ...unitsOf('\t\v\f \u00a0\u1680\u202f\u205f\u3000\ufeff'),
  [0x2000, 0x200a],
];

/** The same units in as few ranges as possible, in order. */
function merged(set: CharacterSet): CharacterSet {
  const ranges: [from: number, to: number][] = [];
  for (const [from, to] of [...set].sort(([left], [right]) => left - right)) {
    const last = ranges.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else ranges.push([from, to]);
  }
  return ranges;
}

/** Every unit that the set lacks. */
export function complement(set: CharacterSet): CharacterSet {
  const gaps: [from: number, to: number][] = [];
  let next = 0;
  for (const [from, to] of merged(set)) {
    if (from > next) gaps.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST_UNIT) gaps.push([next, LAST_UNIT]);
  return gaps;
}

/**
 * The unit that JavaScript compares under the flag `i`: the capital letter, unless that is longer than one unit, or is
 * ASCII while the letter is not.
 */
function canonical(unit: number): number {
  const capital = String.fromCharCode(unit).toUpperCase();
  const isAsciiOnly = unit >= FIRST_BEYOND_ASCII && capital.charCodeAt(0) < FIRST_BEYOND_ASCII;
  return capital.length === 1 && !isAsciiOnly ? capital.charCodeAt(0) : unit;
}

let letters: readonly (readonly number[])[] | undefined;

/** The cases of every letter that has several. */
function lettersWithCases(): readonly (readonly number[])[] {
  if (letters) return letters;
  const cases = new Map<number, number[]>();
  for (let unit = 0; unit <= LAST_UNIT; unit += 1) {
    const capital = canonical(unit);
    if (capital === unit) continue;
    cases.set(capital, [...(cases.get(capital) ?? [capital]), unit]);
  }
  letters = [...cases.values()];
  return letters;
}

/** The set with every case of its letters. */
export function withAllCases(set: CharacterSet): CharacterSet {
  const has = (unit: number) => set.some(([from, to]) => unit >= from && unit <= to);
  const added = lettersWithCases().filter((cases) => cases.some(has));
  return merged([...set, ...added.flat().map((unit) => [unit, unit] as const)]);
}

const hex = (codePoint: number) => `\\x{${codePoint.toString(16)}}`;

/** A range for RE2, which sees texts as `separateSurrogates` returns them. */
function rangeText([from, to]: CharacterSet[number]): string {
  const [first, last] = SURROGATES;
  const parts = [
    [from, Math.min(to, first - 1)],
    [Math.max(from, first) + SURROGATE_OFFSET, Math.min(to, last) + SURROGATE_OFFSET],
    [Math.max(from, last + 1), to],
  ] as const;
  return parts.flatMap(([start, end]) => (start <= end ? `${hex(start)}-${hex(end)}` : [])).join('');
}

/** The set as an RE2 class. */
export function classText(set: CharacterSet): string {
  if (set.length === 0) return `[^${hex(0)}-${hex(0x10ffff)}]`;
  return `[${merged(set).map(rangeText).join('')}]`;
}

/**
 * Makes each half of a surrogate pair a character of its own. RE2 reads characters, but patterns of the Realtime
 * Database see what `length` counts: UTF-16 units.
 */
export function separateSurrogates(text: string): string {
  return text.replace(/[\ud800-\udfff]/g, (unit) =>
    String.fromCodePoint(unit.charCodeAt(0) + SURROGATE_OFFSET),
  );
}
