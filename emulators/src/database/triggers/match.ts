import type { Commit } from '../store/listener';
import { Branch, childOf, isSameNode, type Node } from '../tree/node';
import type { Path } from '../tree/path';
import type { KeySegment } from './pattern';

/** A location of a trigger's pattern whose value changed. */
export interface ChangedPlace {
  readonly path: Path;
  readonly before: Node;
  readonly after: Node;
}

function keysOf(node: Node): Iterable<string> {
  return node instanceof Branch ? node.children.keys() : [];
}

class Matcher {
  private readonly found = new Map<string, ChangedPlace>();

  constructor(private readonly segments: readonly KeySegment[]) {}

  /** Follows the changed path as far as it goes, then looks at every location below. */
  walk(place: ChangedPlace, changed: Path): void {
    const { path, before, after } = place;
    if (before === after) return;
    const segment = this.segments[path.length];
    if (!segment) {
      if (!isSameNode(before, after)) this.found.set(JSON.stringify(path), place);
      return;
    }
    for (const key of this.candidates(segment, place, changed[path.length])) {
      const next = { path: [...path, key], before: childOf(before, key), after: childOf(after, key) };
      this.walk(next, changed);
    }
  }

  places(): ChangedPlace[] {
    return [...this.found.values()];
  }

  private candidates(
    segment: KeySegment,
    place: ChangedPlace,
    changedKey: string | undefined,
  ): Iterable<string> {
    if (segment.kind === 'literal')
      return changedKey === undefined || changedKey === segment.text ? [segment.text] : [];
    if (changedKey !== undefined) return [changedKey];
    return new Set([...keysOf(place.before), ...keysOf(place.after)]);
  }
}

/** The locations of a pattern that a commit really changed, each once. */
export function changedPlaces(commit: Commit, segments: readonly KeySegment[]): ChangedPlace[] {
  const matcher = new Matcher(segments);
  for (const { path } of commit.changes) {
    matcher.walk({ path: [], before: commit.before, after: commit.after }, path);
  }
  return matcher.places();
}
