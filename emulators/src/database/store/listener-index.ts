import type { Path } from '../tree/path';
import type { Change } from './change';
import type { Listener } from './listener';

interface Place<L> {
  readonly listeners: Set<L>;
  readonly children: Map<string, Place<L>>;
}

/** Finds the listeners that a change may concern without asking all of them. */
export class ListenerIndex<L extends Listener> {
  private readonly root: Place<L> = { listeners: new Set(), children: new Map() };

  add(listener: L): void {
    let place = this.root;
    for (const key of listener.path) {
      let child = place.children.get(key);
      if (!child) {
        child = { listeners: new Set(), children: new Map() };
        place.children.set(key, child);
      }
      place = child;
    }
    place.listeners.add(listener);
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

  /** Listeners at, above and below the changed places. */
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
    let place: Place<L> | undefined = this.root;
    for (const key of path) {
      for (const listener of place.listeners) found.add(listener);
      place = place.children.get(key);
      if (!place) return;
    }
    collectBelow(place, found);
  }

  private prune(trail: readonly Place<L>[], path: Path): void {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const place = trail[depth];
      const key = path[depth - 1];
      if (!place || key === undefined || place.listeners.size > 0 || place.children.size > 0) return;
      trail[depth - 1]?.children.delete(key);
    }
  }
}

function collectBelow<L>(place: Place<L>, found: Set<L>): void {
  for (const listener of place.listeners) found.add(listener);
  for (const child of place.children.values()) collectBelow(child, found);
}
