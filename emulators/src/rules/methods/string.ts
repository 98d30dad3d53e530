import { type CompiledRegex, compileRegex } from '../regex/compile-regex';
import { Failure, RuleBytes, RuleList, type RuleValue } from '../value';
import { binary, getters, type Method, type MethodTable, type Result, unary, unsupported } from './table';

const SURROGATE = /[\ud800-\udfff]/;

/** Length in code points. */
function stringSize(text: string): bigint {
  return BigInt(SURROGATE.test(text) ? [...text].length : text.length);
}

/** The part from one code point to another; undefined when the range leaves the text. */
export function stringSlice(text: string, from: bigint, to: bigint): string | undefined {
  if (from < 0n || to < from || to > stringSize(text)) return undefined;
  if (!SURROGATE.test(text)) return text.slice(Number(from), Number(to));
  return [...text].slice(Number(from), Number(to)).join('');
}

function withRegex(pattern: RuleValue, name: string, run: (regex: CompiledRegex) => Result): Result {
  if (typeof pattern !== 'string') return unsupported(name);
  const compiled = compileRegex(pattern);
  return 'problem' in compiled
    ? new Failure(`Invalid regular expression: ${compiled.problem}.`)
    : run(compiled);
}

/** RE2's rewriting: `\\0` is the match, `\\1` to `\\9` are its groups. */
function replaceAll(text: string, regex: RegExp, replacement: string): string {
  return text.replace(regex, (...match: unknown[]) => {
    const groups = match.slice(
      0,
      match.findIndex((part) => typeof part === 'number'),
    );
    return replacement.replace(/\\([0-9\\])/g, (_, digit: string) =>
      digit === '\\' ? '\\' : String(groups[Number(digit)] ?? ''),
    );
  });
}

const TABLE: [string, Method<string>][] = [
  ...getters<string>({
    size: stringSize,
    lower: (text) => text.toLowerCase(),
    upper: (text) => text.toUpperCase(),
    trim: (text) => text.trim(),
    toUtf8: (text) => new RuleBytes(new TextEncoder().encode(text)),
  }),
  ...unary<string>({
    matches: (text, pattern) => withRegex(pattern, 'matches', ({ whole }) => whole.test(text)),
    split: (text, pattern) =>
      withRegex(pattern, 'split', ({ separator }) => new RuleList(text.split(separator))),
  }),
  ...binary<string>({
    replace: (text, pattern, replacement) =>
      withRegex(pattern, 'replace', ({ each }) =>
        typeof replacement === 'string' ? replaceAll(text, each, replacement) : unsupported('replace'),
      ),
  }),
];

export const STRING_METHODS: MethodTable<string> = new Map(TABLE);
