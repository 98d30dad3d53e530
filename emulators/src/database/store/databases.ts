import { DataFolder, type DataFolderOptions } from '../../shared/data-folder';
import type { JsonObject } from '../../shared/json';
import { decode } from '../tree/decode';
import { encode } from '../tree/encode';
import { DatabaseError } from '../tree/errors';
import { ADMIN, type DatabaseCaller } from './caller';
import { type Change, readChange } from './change';
import { earlierFiles, readEarlierFiles, removeEarlierFiles } from './earlier-files';
import type { Commit } from './listener';
import { Namespace } from './namespace';
import { type Testament, type TestamentRecord, Testaments } from './testaments';

/** Receives every commit that functions may listen to. */
export type CommitListener = (namespace: string, commit: Commit, caller: DatabaseCaller) => void;

export interface DatabasesOptions {
  /** Folder for durable data; without it data stays in memory. */
  readonly folder?: DataFolderOptions | undefined;
  readonly onCommit?: CommitListener;
}

/** Journal record: the paths written in a namespace. */
interface CommitRecord {
  readonly n: string;
  readonly w: readonly (readonly [path: readonly string[], json: unknown])[];
}

function commitText(namespace: string, changes: readonly Change[]): string {
  const writes = changes.map(({ path, node }) => `[${JSON.stringify(path)},${encode(node)}]`);
  return `{"n":${JSON.stringify(namespace)},"w":[${writes.join(',')}]}`;
}

/** All databases of this process. A namespace is created when first named. */
export class Databases {
  private readonly namespaces = new Map<string, Namespace>();
  private readonly users = new Map<string, number>();
  private readonly testaments = new Testaments((json) => this.append(json));
  private readonly folder: DataFolder | undefined;
  private readonly onCommit: CommitListener;

  constructor({ folder, onCommit }: DatabasesOptions = {}) {
    this.onCommit = onCommit ?? (() => undefined);
    this.folder = folder && this.openFolder(folder);
    this.settleTestaments();
  }

  get(name: string): Namespace {
    let namespace = this.namespaces.get(name);
    if (!namespace) {
      const record = (changes: readonly Change[]) => this.append(commitText(name, changes));
      const committed = (commit: Commit, caller: DatabaseCaller) => this.onCommit(name, commit, caller);
      namespace = new Namespace(name, { record, committed });
      this.namespaces.set(name, namespace);
    }
    return namespace;
  }

  /** The namespace, kept until the caller calls `release`. */
  acquire(name: string): Namespace {
    this.users.set(name, (this.users.get(name) ?? 0) + 1);
    return this.get(name);
  }

  /** The namespace, if it exists. */
  peek(name: string): Namespace | undefined {
    return this.namespaces.get(name);
  }

  /** Names of the databases that have data. */
  names(): string[] {
    return [...this.namespaces.values()].filter((one) => !one.isDisposable()).map(({ name }) => name);
  }

  /** Undoes `acquire`; a namespace that was only read is dropped. */
  release({ name }: Namespace): void {
    const users = (this.users.get(name) ?? 1) - 1;
    if (users > 0) {
      this.users.set(name, users);
      return;
    }
    this.users.delete(name);
    if (this.namespaces.get(name)?.isDisposable()) this.namespaces.delete(name);
  }

  /** Stores the writes that a session queues for its end. */
  testamentOf(namespace: Namespace, session: string): Testament {
    return this.testaments.of(namespace.name, session);
  }

  close(): void {
    this.folder?.close();
  }

  /** Restores the folder's data, including files written before there was one journal. */
  private openFolder(options: DataFolderOptions): DataFolder {
    let restored = 0;
    const restore = (record: JsonObject) => {
      restored += 1;
      this.restore(record);
    };
    const folder = new DataFolder(options, 'Database', { restore, snapshot: () => this.snapshot() });
    const earlier = earlierFiles(options.path);
    if (earlier.length === 0) return folder;
    // If the journal has records, a process imported these files and ended before it removed them.
    if (restored === 0) {
      readEarlierFiles(earlier, restore);
      folder.compact();
    }
    removeEarlierFiles(earlier);
    return folder;
  }

  /** Records that together describe the whole state. */
  private *snapshot(): Iterable<string> {
    for (const namespace of this.namespaces.values()) {
      if (namespace.root !== null) yield commitText(namespace.name, [{ path: [], node: namespace.root }]);
    }
    for (const record of this.testaments.records()) yield JSON.stringify(record);
  }

  private append(json: string): void {
    this.folder?.append(json);
  }

  private restore(json: object): void {
    const record = json as CommitRecord | TestamentRecord;
    if ('o' in record) {
      this.testaments.restore(record);
      return;
    }
    const changes = record.w.map(([path, json]) => ({
      path,
      node: decode(json, { now: 0 }, { existing: null, depth: path.length }),
    }));
    this.get(record.n).restore(changes);
  }

  /** Makes the queued writes of sessions that a killed process could not end. They were allowed when queued. */
  private settleTestaments(): void {
    for (const { n, s, o } of this.testaments.records()) {
      for (const { entries } of o) {
        try {
          this.get(n).write({
            caller: ADMIN,
            read: (root, moment) => entries.map((entry) => readChange(root, entry, moment)),
          });
        } catch (error) {
          if (!(error instanceof DatabaseError)) throw error;
        }
      }
      this.testaments.of(n, s).settle();
    }
  }
}
