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

const TABLE: [string, Method<string>][] = [
  ...getters<string>({
    size: stringSize,
    lower: (text) => text.toLowerCase(),
    upper: (text) => text.toUpperCase(),
    trim: (text) => text.trim(),
    toUtf8: (text) => new RuleBytes(new TextEncoder().encode(text)),
  }),
  ...unary<string>({
    matches: (text, pattern) => withRegex(pattern, 'matches', (regex) => regex.matches(text)),
    split: (text, pattern) => withRegex(pattern, 'split', (regex) => new RuleList(regex.split(text))),
  }),
  ...binary<string>({
    replace: (text, pattern, replacement) =>
      withRegex(pattern, 'replace', (regex) =>
        typeof replacement === 'string' ? regex.replaceAll(text, replacement) : unsupported('replace'),
      ),
  }),
];

export const STRING_METHODS: MethodTable<string> = new Map(TABLE);
