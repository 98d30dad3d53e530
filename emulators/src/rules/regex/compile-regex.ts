import { RegexProblem, translateRegex } from './translate';

/** An RE2 pattern in its three uses. */
export interface CompiledRegex {
  /** matches the whole text or nothing */
  readonly whole: RegExp;
  /** every match in a text, with groups */
  readonly each: RegExp;
  /** for splitting: without groups */
  readonly separator: RegExp;
}

export type RegexResult = CompiledRegex | { readonly problem: string };

const CACHE_SIZE = 500;
const cache = new Map<string, RegexResult>();

function build(pattern: string): RegexResult {
  try {
    const { source, bare, isCaseBlind } = translateRegex(pattern);
    const flags = isCaseBlind ? 'iu' : 'u';
    return {
      whole: new RegExp(`^(?:${bare})$`, flags),
      each: new RegExp(source, `${flags}g`),
      separator: new RegExp(bare, flags),
    };
  } catch (error) {
    if (error instanceof RegexProblem) return { problem: error.message };
    if (error instanceof SyntaxError) return { problem: `cannot read '${pattern}'` };
    throw error;
  }
}

/** Compiles an RE2 pattern; what RE2 does not have is a problem, not an exception. */
export function compileRegex(pattern: string): RegexResult {
  const known = cache.get(pattern);
  if (known) return known;
  const compiled = build(pattern);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(pattern, compiled);
  return compiled;
}
