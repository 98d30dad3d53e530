import type { PatternSegment } from './ast';
import type { Binding } from './outcome';
import { Facts } from './prover/facts';
import { RulePath } from './value';

/** Zero or more unknown segments: the parents in a collection-group query. */
export const ANY_PARENTS = Symbol('any parents');

/** One part of a path to match: a known segment, an id with facts, or unknown parents. */
export type PathToken = string | Facts | typeof ANY_PARENTS;

function unknownPath(): Facts {
  const facts = new Facts();
  facts.markPresent('path');
  return facts;
}

function bindRest(tokens: readonly PathToken[]): Binding {
  const segments = tokens.filter((token) => typeof token === 'string');
  return segments.length === tokens.length ? new RulePath(segments) : unknownPath();
}

/**
 * Whether segments certainly match one to one. Compares the last ones first, because the patterns of a file mostly
 * begin alike.
 */
function isEachMatched(pattern: readonly PatternSegment[], tokens: readonly PathToken[]): boolean {
  for (let index = pattern.length - 1; index >= 0; index -= 1) {
    const segment = pattern[index];
    const token = tokens[index];
    if (token === undefined || token === ANY_PARENTS) return false;
    if (segment?.kind === 'literal' && token !== segment.text) return false;
  }
  return true;
}

/** The contents of the wildcards of a part that matches. */
function bindEach(pattern: readonly PatternSegment[], tokens: readonly PathToken[]): Binding[] {
  const bindings: Binding[] = [];
  for (const [index, { kind }] of pattern.entries()) {
    const token = tokens[index];
    if (kind !== 'literal' && token !== undefined && token !== ANY_PARENTS) bindings.push(token);
  }
  return bindings;
}

/** A whole pattern, from the first slash, ready to match. */
export class Pattern {
  private readonly restAt: number;
  private readonly before: readonly PatternSegment[];
  private readonly after: readonly PatternSegment[];

  constructor(
    pattern: readonly PatternSegment[],
    private readonly restMinimum: number,
  ) {
    this.restAt = pattern.findIndex(({ kind }) => kind === 'rest');
    this.before = this.restAt === -1 ? pattern : pattern.slice(0, this.restAt);
    this.after = this.restAt === -1 ? [] : pattern.slice(this.restAt + 1);
  }

  /** The wildcards' contents by slot if every path that the tokens describe matches, else undefined. */
  match(tokens: readonly PathToken[]): Binding[] | undefined {
    if (this.restAt !== -1) return this.matchRest(tokens);
    const isMatch = tokens.length === this.before.length && isEachMatched(this.before, tokens);
    return isMatch ? bindEach(this.before, tokens) : undefined;
  }

  private matchRest(tokens: readonly PathToken[]): Binding[] | undefined {
    const restEnd = tokens.length - this.after.length;
    const rest = tokens.slice(this.restAt, Math.max(restEnd, this.restAt));
    const last = tokens.slice(restEnd);
    const hasRoom = restEnd - this.restAt >= 0 && knownLength(rest) >= this.restMinimum;
    if (!hasRoom || !isEachMatched(this.before, tokens) || !isEachMatched(this.after, last)) return undefined;
    return [...bindEach(this.before, tokens), bindRest(rest), ...bindEach(this.after, last)];
  }
}

function knownLength(tokens: readonly PathToken[]): number {
  return tokens.filter((token) => token !== ANY_PARENTS).length;
}
