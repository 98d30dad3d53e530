import type { Commit } from '../store/listener';
import { Branch, childOf, isSameNode, type Node } from '../tree/node';
import type { Path } from '../tree/path';
import type { KeySegment } from './pattern';

/** A location of a trigger's pattern whose value changed. */
export interface ChangedLocation {
  readonly path: Path;
  readonly before: Node;
  readonly after: Node;
}

function keysOf(node: Node): Iterable<string> {
  return node instanceof Branch ? node.children.keys() : [];
}

class Matcher {
  private readonly found = new Map<string, ChangedLocation>();

  constructor(private readonly segments: readonly KeySegment[]) {}

  /** Follows the changed path as far as it goes, then looks at every location below. */
  walk(location: ChangedLocation, changed: Path): void {
    const { path, before, after } = location;
    if (before === after) return;
    const segment = this.segments[path.length];
    if (!segment) {
      if (!isSameNode(before, after)) this.found.set(JSON.stringify(path), location);
      return;
    }
    for (const key of this.candidates(segment, location, changed[path.length])) {
      const next = { path: [...path, key], before: childOf(before, key), after: childOf(after, key) };
      this.walk(next, changed);
    }
  }

  locations(): ChangedLocation[] {
    return [...this.found.values()];
  }

  private candidates(
    segment: KeySegment,
    location: ChangedLocation,
    changedKey: string | undefined,
  ): Iterable<string> {
    if (segment.kind === 'literal')
      return changedKey === undefined || changedKey === segment.text ? [segment.text] : [];
    if (changedKey !== undefined) return [changedKey];
    return new Set([...keysOf(location.before), ...keysOf(location.after)]);
  }
}

/** The locations that match a pattern and whose value a commit changed, each once. */
export function changedLocations(commit: Commit, segments: readonly KeySegment[]): ChangedLocation[] {
  const matcher = new Matcher(segments);
  for (const { path } of commit.changes) {
    matcher.walk({ path: [], before: commit.before, after: commit.after }, path);
  }
  return matcher.locations();
}
