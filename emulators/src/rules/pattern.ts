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

/** Adds bindings for segments that match one to one; false when one does not certainly match. */
function bindEach(
  pattern: readonly PatternSegment[],
  tokens: readonly PathToken[],
  bindings: Binding[],
): boolean {
  return pattern.every((segment, index) => {
    const token = tokens[index];
    if (token === undefined || token === ANY_PARENTS) return false;
    if (segment.kind === 'literal') return token === segment.text;
    bindings.push(token);
    return true;
  });
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
    const bindings: Binding[] = [];
    if (this.restAt === -1) {
      const isMatch = tokens.length === this.before.length && bindEach(this.before, tokens, bindings);
      return isMatch ? bindings : undefined;
    }
    const restEnd = tokens.length - this.after.length;
    const rest = tokens.slice(this.restAt, Math.max(restEnd, this.restAt));
    const hasRoom = restEnd - this.restAt >= 0 && knownLength(rest) >= this.restMinimum;
    if (!hasRoom || !bindEach(this.before, tokens, bindings)) return undefined;
    bindings.push(bindRest(rest));
    return bindEach(this.after, tokens.slice(restEnd), bindings) ? bindings : undefined;
  }
}

function knownLength(tokens: readonly PathToken[]): number {
  return tokens.filter((token) => token !== ANY_PARENTS).length;
}
