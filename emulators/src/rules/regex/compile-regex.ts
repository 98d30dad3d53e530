import { RE2JS, RE2JSException } from 're2js';

/** An RE2 pattern in its three uses. Finding a match takes time linear in the length of the text. */
export interface CompiledRegex {
  /** whether the pattern matches the whole text */
  matches(text: string): boolean;
  /** the parts between the matches; a pattern that matches the empty text separates characters */
  split(text: string): string[];
  /** the text with every match rewritten: `\0` is the match, `\1` to `\9` are its groups */
  replaceAll(text: string, rewrite: string): string;
}

export type RegexResult = CompiledRegex | { readonly problem: string };

const MESSAGE_START = /^error parsing regexp: /;
const CACHE_SIZE = 500;
const cache = new Map<string, RegexResult>();

/** Deciding whether there is a match is many times faster than finding where. */
function matchesIn(regex: RE2JS, text: string): Iterable<RegExpMatchArray> {
  return regex.test(text) ? regex.matchAll(text) : [];
}

/** Empty matches separate characters, but cut nothing off at either end of the text or next to another match. */
function splitBy(regex: RE2JS, text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of matchesIn(regex, text)) {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (end === from || start === text.length) continue;
    parts.push(text.slice(from, start));
    from = end;
  }
  return [...parts, text.slice(from)];
}

function replaceAll(regex: RE2JS, text: string, rewrite: string): string {
  let result = '';
  let from = 0;
  for (const match of matchesIn(regex, text)) {
    const start = match.index ?? 0;
    const replacement = rewrite.replace(/\\([0-9\\])/g, (_, digit: string) =>
      digit === '\\' ? '\\' : (match[Number(digit)] ?? ''),
    );
    result += text.slice(from, start) + replacement;
    from = start + match[0].length;
  }
  return result + text.slice(from);
}

function build(pattern: string): RegexResult {
  try {
    const regex = RE2JS.compile(pattern);
    return {
      matches: (text) => regex.testExact(text),
      split: (text) => splitBy(regex, text),
      replaceAll: (text, rewrite) => replaceAll(regex, text, rewrite),
    };
  } catch (error) {
    if (error instanceof RE2JSException) return { problem: error.message.replace(MESSAGE_START, '') };
    throw error;
  }
}

/** Compiles an RE2 pattern; unsupported syntax is a problem, not an exception. */
export function compileRegex(pattern: string): RegexResult {
  const known = cache.get(pattern);
  if (known) return known;
  const compiled = build(pattern);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(pattern, compiled);
  return compiled;
}
