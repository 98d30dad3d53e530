import { decode, decodePriority, type WriteMoment } from '../tree/decode';
import { DatabaseError } from '../tree/errors';
import { type Node, nodeAt } from '../tree/node';
import { checkedPath, type Path, splitPath } from '../tree/path';
import { withNodeAt, withPriority } from '../tree/update';

/** One path that a request wants to write, as it came in. */
export interface RequestedChange {
  readonly path: string | readonly string[];
  readonly json: unknown;
}

/** One path with its new content, server values resolved. */
export interface Change {
  readonly path: Path;
  readonly node: Node;
}

const PRIORITY_KEY = '.priority';

function keysOf(path: RequestedChange['path']): readonly string[] {
  return typeof path === 'string' ? splitPath(path) : path;
}

/** Reads a requested write; a path that ends in `.priority` changes only the priority. */
export function readChange(root: Node, requested: RequestedChange, moment: WriteMoment): Change {
  const keys = keysOf(requested.path);
  if (keys.at(-1) === PRIORITY_KEY) {
    const path = checkedPath(keys.slice(0, -1));
    const existing = nodeAt(root, path);
    return { path, node: withPriority(existing, decodePriority(requested.json, existing, moment)) };
  }
  const path = checkedPath(keys);
  const existing = nodeAt(root, path);
  return { path, node: decode(requested.json, moment, { existing, depth: path.length }) };
}

function overlap(changes: readonly Change[]): DatabaseError | undefined {
  const sorted = [...changes].sort((a, b) => a.path.length - b.path.length);
  const taken = new Set<string>();
  for (const { path } of sorted) {
    for (let length = 0; length <= path.length; length += 1) {
      if (taken.has(JSON.stringify(path.slice(0, length))))
        return new DatabaseError('invalid', `Update contains /${path.join('/')} and a path above it`);
    }
    taken.add(JSON.stringify(path));
  }
  return undefined;
}

/** Reads the children of an update: keys may be deep paths, but none may be above another. */
export function readUpdate(
  root: Node,
  requested: { readonly path: string | readonly string[]; readonly json: unknown },
  moment: WriteMoment,
): Change[] {
  const { json } = requested;
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new DatabaseError('invalid', 'An update must be an object of children');
  const base = keysOf(requested.path);
  const changes = Object.entries(json).map(([child, value]: [string, unknown]) =>
    readChange(root, { path: [...base, ...splitPath(child)], json: value }, moment),
  );
  const problem = changes.length > 1 ? overlap(changes) : undefined;
  if (problem) throw problem;
  return changes;
}

/** The tree with the changes applied. */
export function applyChanges(root: Node, changes: readonly Change[]): Node {
  return changes.reduce((tree, { path, node }) => withNodeAt(tree, path, node), root);
}
