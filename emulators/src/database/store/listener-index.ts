import type { Path } from '../tree/path';
import type { Change } from './change';
import type { Listener } from './listener';

interface PathNode<L> {
  readonly listeners: Set<L>;
  readonly children: Map<string, PathNode<L>>;
}

/** Finds the listeners that a change may affect without checking all of them. */
export class ListenerIndex<L extends Listener> {
  private readonly root: PathNode<L> = { listeners: new Set(), children: new Map() };

  add(listener: L): void {
    let node = this.root;
    for (const key of listener.path) {
      let child = node.children.get(key);
      if (!child) {
        child = { listeners: new Set(), children: new Map() };
        node.children.set(key, child);
      }
      node = child;
    }
    node.listeners.add(listener);
  }

  remove(listener: L): void {
    const trail = [this.root];
    for (const key of listener.path) {
      const child = trail.at(-1)?.children.get(key);
      if (!child) return;
      trail.push(child);
    }
    trail.at(-1)?.listeners.delete(listener);
    this.prune(trail, listener.path);
  }

  isEmpty(): boolean {
    return this.root.listeners.size === 0 && this.root.children.size === 0;
  }

  /** Listeners at, above and below the changed paths. */
  concernedBy(changes: readonly Change[]): Set<L> {
    const found = new Set<L>();
    for (const { path } of changes) this.collect(path, found);
    return found;
  }

  all(): Set<L> {
    const found = new Set<L>();
    collectBelow(this.root, found);
    return found;
  }

  private collect(path: Path, found: Set<L>): void {
    let node: PathNode<L> | undefined = this.root;
    for (const key of path) {
      for (const listener of node.listeners) found.add(listener);
      node = node.children.get(key);
      if (!node) return;
    }
    collectBelow(node, found);
  }

  private prune(trail: readonly PathNode<L>[], path: Path): void {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = trail[depth];
      const key = path[depth - 1];
      if (!node || key === undefined || node.listeners.size > 0 || node.children.size > 0) return;
      trail[depth - 1]?.children.delete(key);
    }
  }
}

function collectBelow<L>(node: PathNode<L>, found: Set<L>): void {
  for (const listener of node.listeners) found.add(listener);
  for (const child of node.children.values()) collectBelow(child, found);
}
