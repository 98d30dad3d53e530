import type { Expression, PathPart, PatternSegment } from './ast';
import { RULES_LIMITS } from './limits';
import type { Scanner } from './scanner';

const SEGMENT_END = /[\s/,;\][{}?:&|<>!"'=)]/;
const WILDCARD = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*\s*)?\}/y;

/** End of a literal segment; parentheses such as `(default)` belong to it, an unmatched `)` ends it. */
function segmentEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const character = text[at] ?? '';
    if (character === '(') {
      const close = text.slice(at).search(/[)\s]/);
      if (close === -1 || text[at + close] !== ')') return at;
      at += close + 1;
    } else if (character === '$' && text[at + 1] === '(') {
      return at;
    } else if (SEGMENT_END.test(character)) {
      return at;
    } else {
      at += 1;
    }
  }
  return at;
}

function isSeparator(text: string, at: number): boolean {
  return text[at] === '/' && text[at + 1] !== '/' && text[at + 1] !== '*';
}

function literalSegment(scanner: Scanner, start: number): { text: string; end: number } {
  const end = segmentEnd(scanner.source.text, start);
  if (end === start) return scanner.failAt('Missing path segment.', start, start + 1);
  return { text: scanner.source.text.slice(start, end), end };
}

/** Reads `/a/$(b)/c` where an operand is expected; the scanner is before the first slash. */
export function parsePathParts(
  scanner: Scanner,
  parseExpression: () => Expression,
): { parts: PathPart[]; end: number } {
  const { text } = scanner.source;
  const parts: PathPart[] = [];
  let at = scanner.peek().start;
  const start = at;
  do {
    at += 1;
    if (text.startsWith('$(', at)) {
      scanner.moveTo(at + 2);
      const value = parseExpression();
      at = scanner.expect(')').end;
      parts.push({ kind: 'insert', value });
    } else {
      const segment = literalSegment(scanner, at);
      parts.push({ kind: 'text', text: segment.text });
      at = segment.end;
    }
    if (parts.length > RULES_LIMITS.pathSegments) {
      scanner.failAt(`A path may have at most ${RULES_LIMITS.pathSegments} segments.`, start, at);
    }
  } while (isSeparator(text, at));
  scanner.moveTo(at);
  return { parts, end: at };
}

function patternSegment(scanner: Scanner, start: number): { segment: PatternSegment; end: number } {
  const { text } = scanner.source;
  if (text[start] !== '{') {
    const literal = literalSegment(scanner, start);
    return { segment: { kind: 'literal', text: literal.text }, end: literal.end };
  }
  WILDCARD.lastIndex = start;
  const wildcard = WILDCARD.exec(text);
  if (!wildcard) return scanner.failAt('Invalid wildcard, write {name} or {name=**}.', start, start + 1);
  const name = wildcard[1] ?? '';
  const end = start + wildcard[0].length;
  return { segment: { kind: wildcard[2] === undefined ? 'single' : 'rest', name }, end };
}

/** Reads the pattern after `match`. */
export function parsePattern(scanner: Scanner): PatternSegment[] {
  if (!scanner.sees('/')) scanner.fail('Missing path pattern');
  const { text } = scanner.source;
  const pattern: PatternSegment[] = [];
  let at = scanner.peek().start;
  do {
    const { segment, end } = patternSegment(scanner, at + 1);
    pattern.push(segment);
    at = end;
  } while (isSeparator(text, at));
  scanner.moveTo(at);
  return pattern;
}
