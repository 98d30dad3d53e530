type Range = readonly [from: number, to: number];

const LAST_CODE_POINT = 0x10ffff;

function ranges(text: string): Range[] {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return codes.flatMap((from, index) => (index % 2 === 0 ? [[from, codes[index + 1] ?? from] as const] : []));
}

/** Pairs of first and last character. RE2's classes are ASCII only. */
const SETS: Readonly<Record<string, readonly Range[]>> = {
  d: ranges('09'),
  w: ranges('09AZ__az'),
  s: ranges('\t\n\f\r  '),
  alnum: ranges('09AZaz'),
  alpha: ranges('AZaz'),
  ascii: ranges('\0\x7f'),
  blank: ranges('\t\t  '),
  cntrl: ranges('\0\x1f\x7f\x7f'),
  digit: ranges('09'),
  graph: ranges('!~'),
  lower: ranges('az'),
  print: ranges(' ~'),
  punct: ranges('!/:@[`{~'),
  space: ranges('\t\r  '),
  upper: ranges('AZ'),
  word: ranges('09AZ__az'),
  xdigit: ranges('09AFaf'),
};

function complement(set: readonly Range[]): Range[] {
  const result: Range[] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) result.push([next, from - 1]);
    next = to + 1;
  }
  return [...result, [next, LAST_CODE_POINT]];
}

/** A code point as JavaScript's unicode mode reads it, inside and outside of brackets. */
export function escapeCode(code: number): string {
  return `\\u{${code.toString(16)}}`;
}

/** The inside of a bracket expression for a named set; undefined when there is no such set. */
export function namedSet(name: string, isNegated: boolean): string | undefined {
  const set = Object.hasOwn(SETS, name) ? SETS[name] : undefined;
  if (!set) return undefined;
  return (isNegated ? complement(set) : set)
    .map(([from, to]) => `${escapeCode(from)}-${escapeCode(to)}`)
    .join('');
}
