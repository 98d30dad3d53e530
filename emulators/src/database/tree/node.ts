import type { Scalar } from './order';
import type { Path } from './path';
import type { SortedMap } from './sorted';

/** Priority of a node, null when it has none. */
export type Priority = number | string | null;

/** Absence is null: the tree has no empty objects. */
export type Node = Leaf | Branch | null;

export class Leaf {
  hash: string | undefined;
  constructor(
    readonly value: Scalar,
    readonly priority: Priority = null,
  ) {}
}

/** Position of a child in an index: the value it is ordered by, then its key. */
export interface IndexKey {
  readonly by: Node;
  readonly key: string;
}
export type Index = SortedMap<IndexKey, Leaf | Branch>;

export class Branch {
  hash: string | undefined;
  /** Built by the first query that needs them, then carried from version to version. */
  indexes: Map<string, Index> | undefined;
  constructor(
    readonly children: SortedMap<string, Leaf | Branch>,
    readonly priority: Priority = null,
    /** How many children have a priority; while none has, priority order is key order. */
    readonly prioritised: number = 0,
  ) {}
}

export function childOf(node: Node, key: string): Node {
  return node instanceof Branch ? (node.children.get(key) ?? null) : null;
}

export function nodeAt(node: Node, path: Path): Node {
  let current = node;
  for (const key of path) {
    if (current === null) return null;
    current = childOf(current, key);
  }
  return current;
}

/** Deep equality, priorities included; shared structure is not walked. */
export function isSameNode(a: Node, b: Node): boolean {
  if (a === b) return true;
  if (a === null || b === null || a.priority !== b.priority) return false;
  if (a instanceof Leaf || b instanceof Leaf)
    return a instanceof Leaf && b instanceof Leaf && a.value === b.value;
  if (a.children.size !== b.children.size || a.prioritised !== b.prioritised) return false;
  const others = b.children.entries();
  for (const [key, child] of a.children.entries()) {
    const [otherKey, other] = others.next().value ?? [];
    if (key !== otherKey || !isSameNode(child, other ?? null)) return false;
  }
  return true;
}
