import { decode } from '../tree/decode';
import { encode } from '../tree/encode';
import type { DatabaseCaller } from './caller';
import type { Change } from './change';
import type { DataFolder } from './data-folder';
import type { Commit } from './listener';
import { Namespace } from './namespace';

/** Told of every commit that functions may want to hear of. */
export type CommitListener = (namespace: string, commit: Commit, caller: DatabaseCaller) => void;

export interface DatabasesOptions {
  /** Where data is kept; in memory only when absent. */
  readonly folder?: DataFolder;
  readonly onCommit?: CommitListener;
}

/** One journal record: the places written in a namespace. */
interface CommitRecord {
  readonly n: string;
  readonly w: readonly (readonly [path: readonly string[], json: unknown])[];
}

function recordText(namespace: string, changes: readonly Change[]): string {
  const writes = changes.map(({ path, node }) => `[${JSON.stringify(path)},${encode(node)}]`);
  return `{"n":${JSON.stringify(namespace)},"w":[${writes.join(',')}]}`;
}

/** All databases of this process. Namespaces come into being when somebody names them. */
export class Databases {
  private readonly namespaces = new Map<string, Namespace>();
  private readonly users = new Map<string, number>();
  private readonly folder: DataFolder | undefined;
  private readonly onCommit: CommitListener;

  constructor({ folder, onCommit }: DatabasesOptions = {}) {
    this.folder = folder;
    this.onCommit = onCommit ?? (() => undefined);
    folder?.replay((record) => this.restore(record as CommitRecord));
  }

  get(name: string): Namespace {
    let namespace = this.namespaces.get(name);
    if (!namespace) {
      namespace = new Namespace(name, { record: this.record, committed: this.onCommit });
      this.namespaces.set(name, namespace);
    }
    return namespace;
  }

  /** The namespace for somebody who will `release` it: it is not forgotten meanwhile. */
  acquire(name: string): Namespace {
    this.users.set(name, (this.users.get(name) ?? 0) + 1);
    return this.get(name);
  }

  /** The namespace if somebody has named it already. */
  peek(name: string): Namespace | undefined {
    return this.namespaces.get(name);
  }

  /** Names of the databases that hold anything. */
  names(): string[] {
    return [...this.namespaces.values()].filter((one) => !one.isDisposable()).map(({ name }) => name);
  }

  /** Undoes `acquire`; a namespace that was only looked at is forgotten. */
  release({ name }: Namespace): void {
    const users = (this.users.get(name) ?? 1) - 1;
    if (users > 0) {
      this.users.set(name, users);
      return;
    }
    this.users.delete(name);
    if (this.namespaces.get(name)?.isDisposable()) this.namespaces.delete(name);
  }

  close(): void {
    this.folder?.close();
  }

  private readonly record = (namespace: string, changes: readonly Change[]): void => {
    if (!this.folder) return;
    // Before the append: a snapshot must not hold less than the journal it replaces.
    this.folder.compactIfLong(this);
    this.folder.append(recordText(namespace, changes));
  };

  *snapshotRecords(): Iterable<string> {
    for (const namespace of this.namespaces.values()) {
      if (namespace.root !== null) yield recordText(namespace.name, [{ path: [], node: namespace.root }]);
    }
  }

  private restore({ n, w }: CommitRecord): void {
    const moment = { now: 0 };
    const changes = w.map(([path, json]) => ({
      path,
      node: decode(json, moment, { existing: null, depth: path.length }),
    }));
    this.get(n).restore(changes);
  }
}
