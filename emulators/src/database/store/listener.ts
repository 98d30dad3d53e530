import { type Encoding, EXPORT, encode } from '../tree/encode';
import { indexedValue } from '../tree/index-order';
import { type Branch, childOf, isSameNode, type Leaf, type Node, nodeAt } from '../tree/node';
import { isWithin, type Path } from '../tree/path';
import { isInRange, type Query, selectChildren } from '../tree/query';
import { branchOf } from '../tree/update';
import type { Change } from './change';

/** A push to a listener: replace (`d`) the data at a path, or merge (`m`) deep children into it. */
export interface Push {
  readonly kind: 'd' | 'm';
  readonly path: Path;
  /** JSON text of the data, priorities included. */
  readonly json: string;
}

/** One commit, as listeners see it. JSON texts are shared between the listeners of a commit. */
export interface Commit {
  readonly before: Node;
  readonly after: Node;
  readonly changes: readonly Change[];
  readonly texts: Map<string, string>;
}

/** A listener at one path. */
export interface Listener {
  readonly path: Path;
  /** All the current data. */
  current(root: Node): Node;
  /** What to send after a commit at, above or below the path; undefined when nothing here changed. */
  pushFor(commit: Commit): Push | undefined;
}

function textOf(commit: Commit, path: Path, encoding: Encoding): string {
  const id = `${encoding.priorities} ${path.join('/')}`;
  const known = commit.texts.get(id);
  if (known !== undefined) return known;
  const text = encode(nodeAt(commit.after, path), encoding);
  commit.texts.set(id, text);
  return text;
}

function isChanged(commit: Commit, path: Path): boolean {
  return !isSameNode(nodeAt(commit.before, path), nodeAt(commit.after, path));
}

/** Listens to everything at a path. */
export class PlainListener implements Listener {
  constructor(
    readonly path: Path,
    private readonly encoding: Encoding = EXPORT,
  ) {}

  current(root: Node): Node {
    return nodeAt(root, this.path);
  }

  pushFor(commit: Commit): Push | undefined {
    const { path } = this;
    const below: Path[] = [];
    for (const change of commit.changes) {
      if (isWithin(path, change.path)) return this.wholePush(commit);
      if (isWithin(change.path, path) && isChanged(commit, change.path)) below.push(change.path);
    }
    const [only, second] = below;
    if (only === undefined) return undefined;
    if (second !== undefined) return this.mergePush(commit, below);
    return { kind: 'd', path: only, json: textOf(commit, only, this.encoding) };
  }

  private mergePush(commit: Commit, paths: readonly Path[]): Push {
    const members = paths.map((path) => {
      const key = path.slice(this.path.length).join('/');
      return `${JSON.stringify(key)}:${textOf(commit, path, this.encoding)}`;
    });
    return { kind: 'm', path: this.path, json: `{${members.join(',')}}` };
  }

  private wholePush(commit: Commit): Push | undefined {
    if (!isChanged(commit, this.path)) return undefined;
    return { kind: 'd', path: this.path, json: textOf(commit, this.path, this.encoding) };
  }
}

type Window = Map<string, Leaf | Branch>;

type Entered = readonly [key: string, child: Node];

/** Listens to the window a query selects; pushes the children that enter, change and leave. */
export class WindowListener implements Listener {
  private window: Window = new Map();

  constructor(
    readonly path: Path,
    readonly query: Query,
    private readonly encoding: Encoding = EXPORT,
  ) {}

  /** Call this once before the first commit: it starts tracking the window. */
  current(root: Node): Node {
    this.window = this.select(root);
    return branchOf([...this.window]);
  }

  pushFor(commit: Commit): Push | undefined {
    const keys = this.changedKeys(commit);
    if (keys === undefined) return this.replaceAll(commit);
    if (keys.size === 0) return undefined;
    return this.partPush(this.query.limit ? this.reselect(commit) : this.moveKeys(keys, commit));
  }

  private select(root: Node): Window {
    return new Map(selectChildren(nodeAt(root, this.path), this.query));
  }

  /** Keys of the children that changed, or undefined when the whole value was replaced. */
  private changedKeys(commit: Commit): Set<string> | undefined {
    const keys = new Set<string>();
    for (const { path } of commit.changes) {
      if (isWithin(this.path, path)) return undefined;
      const key = isWithin(path, this.path) ? path[this.path.length] : undefined;
      if (key !== undefined) keys.add(key);
    }
    return keys;
  }

  private replaceAll(commit: Commit): Push | undefined {
    const before = this.window;
    this.window = this.select(commit.after);
    if (isSameNode(branchOf([...before]), branchOf([...this.window]))) return undefined;
    return { kind: 'd', path: this.path, json: encode(branchOf([...this.window]), this.encoding) };
  }

  /** A limited window is small and may refill from outside: select it again and compare. */
  private reselect(commit: Commit): Entered[] {
    const before = this.window;
    this.window = this.select(commit.after);
    const left = [...before.keys()].filter((key) => !this.window.has(key));
    const entered = [...this.window].filter(([key, child]) => !isSameNode(before.get(key) ?? null, child));
    return [...entered, ...left.map((key): Entered => [key, null])];
  }

  /** Without a limit children do not affect each other, so only the changed ones are checked. */
  private moveKeys(keys: ReadonlySet<string>, commit: Commit): Entered[] {
    const node = nodeAt(commit.after, this.path);
    const moved: Entered[] = [];
    for (const key of keys) {
      const child = childOf(node, key);
      const isIn = child !== null && isInRange(this.query, key, indexedValue(this.query.index, child));
      const next = isIn ? child : null;
      if (isSameNode(this.window.get(key) ?? null, next)) continue;
      if (next === null) this.window.delete(key);
      else this.window.set(key, next);
      moved.push([key, next]);
    }
    return moved;
  }

  private partPush(entered: readonly Entered[]): Push | undefined {
    const [first, second] = entered;
    if (first === undefined) return undefined;
    if (second === undefined)
      return { kind: 'd', path: [...this.path, first[0]], json: encode(first[1], this.encoding) };
    const members = entered.map(([key, child]) => `${JSON.stringify(key)}:${encode(child, this.encoding)}`);
    return { kind: 'm', path: this.path, json: `{${members.join(',')}}` };
  }
}
