import { Branch, childOf, Leaf, type Node, nodeAt } from '../tree/node';
import { type Path, splitPath } from '../tree/path';
import { EvaluationError } from './evaluation-error';

/** `val()` of a node that is not a leaf: it exists, but cannot be compared. */
export const BRANCH_VALUE = Symbol('object');

/** What rules see at a path of a tree; the node is looked up when first needed. */
export class RuleSnapshot {
  private found: Node | undefined;

  constructor(
    private readonly tree: Node,
    private readonly path: Path,
  ) {}

  private get node(): Node {
    if (this.found === undefined) this.found = nodeAt(this.tree, this.path);
    return this.found;
  }

  at(path: Path): RuleSnapshot {
    return new RuleSnapshot(this.tree, path);
  }

  val(): boolean | number | string | null | typeof BRANCH_VALUE {
    const { node } = this;
    if (node === null) return null;
    return node instanceof Leaf ? node.value : BRANCH_VALUE;
  }

  exists(): boolean {
    return this.node !== null;
  }

  getPriority(): number | string | null {
    return this.node?.priority ?? null;
  }

  child(path: string): RuleSnapshot {
    return new RuleSnapshot(this.tree, [...this.path, ...splitPath(path)]);
  }

  parent(): RuleSnapshot {
    if (this.path.length === 0) throw new EvaluationError('No parent above the root');
    return new RuleSnapshot(this.tree, this.path.slice(0, -1));
  }

  hasChild(path: string): boolean {
    return nodeAt(this.node, splitPath(path)) !== null;
  }

  hasChildren(keys?: readonly string[]): boolean {
    if (keys === undefined) return this.node instanceof Branch;
    if (keys.length === 0) throw new EvaluationError('hasChildren() needs at least one key');
    return keys.every((key) => childOf(this.node, key) !== null || this.hasChild(key));
  }

  isScalar(type: 'string' | 'number' | 'boolean'): boolean {
    return this.node instanceof Leaf && typeof this.node.value === type;
  }
}
