import { movedIndexes } from './index-order';
import { Branch, childOf, Leaf, type Node, type Priority } from './node';
import { compareKeys } from './order';
import type { Path } from './path';
import { SortedMap } from './sorted';

const EMPTY_CHILDREN = new SortedMap<string, Leaf | Branch>(undefined, compareKeys);

/** A branch of these children, or null when there are none. Entries may come in any order. */
export function branchOf(entries: [string, Leaf | Branch][], priority: Priority = null): Branch | null {
  if (entries.length === 0) return null;
  let prioritised = 0;
  for (const [, child] of entries) if (child.priority !== null) prioritised += 1;
  return new Branch(new SortedMap(entries, compareKeys), priority, prioritised);
}

/** The same node with another priority; null has no priority. */
export function withPriority(node: Node, priority: Priority): Node {
  if (node === null || node.priority === priority) return node;
  if (node instanceof Leaf) return new Leaf(node.value, priority);
  const copy = new Branch(node.children, priority, node.prioritised);
  copy.indexes = node.indexes;
  return copy;
}

function hasPriority(node: Node | undefined): number {
  return node && node.priority !== null ? 1 : 0;
}

/** The node with one child replaced; a leaf that gains a child becomes a branch and keeps its priority. */
function withChild(node: Node, key: string, child: Node): Node {
  if (!(node instanceof Branch)) {
    if (child === null) return node;
    const children = EMPTY_CHILDREN.clone();
    children.set(key, child);
    return new Branch(children, node?.priority ?? null, hasPriority(child));
  }
  const before = node.children.get(key);
  if ((before ?? null) === child) return node;
  const children = node.children.clone();
  if (child === null) children.delete(key);
  else children.set(key, child);
  if (children.size === 0) return null;
  const prioritised = node.prioritised - hasPriority(before) + hasPriority(child);
  const next = new Branch(children, node.priority, prioritised);
  next.indexes = movedIndexes(node, key, child);
  return next;
}

/** The tree with the node at `path` replaced. Removing below a leaf changes nothing. */
export function withNodeAt(root: Node, path: Path, node: Node): Node {
  const [key, ...rest] = path;
  if (key === undefined) return node;
  return withChild(root, key, withNodeAt(childOf(root, key), rest, node));
}
