/** A regular expression in its two uses: anywhere in a text, and against the whole text. */
export type CompiledRegex = { readonly part: RegExp; readonly whole: RegExp } | { readonly problem: string };

const LOOK_AROUND = /\(\?(?:[=!]|<[=!])/;
const BACK_REFERENCE = /\\[1-9]|\\k</;
const CACHE_SIZE = 500;
const cache = new Map<string, CompiledRegex>();

function build(pattern: string): CompiledRegex {
  const withoutEscapedBackslashes = pattern.replaceAll('\\\\', '');
  if (LOOK_AROUND.test(withoutEscapedBackslashes)) return { problem: 'look-around is not supported' };
  if (BACK_REFERENCE.test(withoutEscapedBackslashes)) return { problem: 'back-references are not supported' };
  for (const flags of ['u', '']) {
    try {
      return { part: new RegExp(pattern, flags), whole: new RegExp(`^(?:${pattern})$`, flags) };
    } catch {
      // the unicode mode is stricter; the plain one decides
    }
  }
  return { problem: `cannot parse '${pattern}'` };
}

/** Compiles an RE2 pattern; what RE2 does not have is a problem, not an exception. */
export function compileRegex(pattern: string): CompiledRegex {
  const known = cache.get(pattern);
  if (known) return known;
  const compiled = build(pattern);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(pattern, compiled);
  return compiled;
}
