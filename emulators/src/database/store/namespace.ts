import { mayRead, mayWrite } from '../rules/access';
import { type Ruleset, stepsAlong } from '../rules/ruleset';
import type { WriteMoment } from '../tree/decode';
import { DatabaseError } from '../tree/errors';
import { matchesHash } from '../tree/hash';
import { isSameNode, type Node, nodeAt } from '../tree/node';
import type { Path } from '../tree/path';
import type { Query } from '../tree/query';
import type { DatabaseCaller } from './caller';
import { applyChanges, type Change } from './change';
import type { Commit, Listener, Push } from './listener';
import { ListenerIndex } from './listener-index';

/** A listener and the client that it serves. */
export interface Subscription extends Listener {
  readonly query?: Query;
  /** Asked again whenever rules change, since callers may sign in and out. */
  caller(): DatabaseCaller;
  send(push: Push): void;
  /** The rules no longer let the caller listen here. */
  revoke(): void;
}

export interface WriteOptions {
  readonly caller: DatabaseCaller;
  /** Reads the request against the current tree. */
  readonly read: (root: Node, moment: WriteMoment) => Change[];
  /** Compare-and-set: the hash that the data at the path must have. */
  readonly expected?: { readonly path: Path; readonly hash: string };
  readonly isSilent?: boolean;
}

/** What happens to a commit besides notifying listeners: the journal (before) and the triggers (after). */
export interface CommitHooks {
  readonly record: (changes: readonly Change[]) => void;
  readonly committed: (commit: Commit, caller: DatabaseCaller) => void;
}

/** One database: its tree, rules and listeners. Every write is one atomic step. */
export class Namespace {
  private tree: Node = null;
  private ruleset: Ruleset | undefined;
  private readonly subscriptions = new ListenerIndex<Subscription>();

  constructor(
    readonly name: string,
    private readonly hooks: CommitHooks,
    private readonly now: () => number = Date.now,
  ) {}

  get root(): Node {
    return this.tree;
  }

  get rules(): Ruleset | undefined {
    return this.ruleset;
  }

  /** Whether dropping the namespace would lose anything. */
  isDisposable(): boolean {
    return this.tree === null && this.ruleset === undefined && this.subscriptions.isEmpty();
  }

  /** Restores what the journal contains, without notifying listeners. */
  restore(changes: readonly Change[]): void {
    this.tree = applyChanges(this.tree, changes);
  }

  setRules(rules: Ruleset): void {
    this.ruleset = rules;
    this.recheck([...this.subscriptions.all()]);
  }

  /** Revokes the subscriptions that their caller may no longer have. */
  recheck(subscriptions: Iterable<Subscription>): void {
    for (const subscription of subscriptions) {
      const { path, query } = subscription;
      if (this.mayRead(subscription.caller(), path, query)) continue;
      this.subscriptions.remove(subscription);
      subscription.revoke();
    }
  }

  mayRead(caller: DatabaseCaller, path: Path, query?: Query): boolean {
    if (caller.kind === 'admin' || !this.ruleset) return true;
    return mayRead(this.ruleset, this.tree, {
      path,
      auth: caller.auth,
      now: this.now(),
      ...(query ? { query } : {}),
    });
  }

  /** Whether the rules define the index that a query at a path needs. */
  isIndexed(path: Path, query: Query): boolean {
    if (query.index === '.key' || query.index === '.priority') return true;
    if (!this.ruleset) return false;
    const step = stepsAlong(this.ruleset, path)[path.length];
    return step?.node.indexes.has(query.index) ?? false;
  }

  subscribe(subscription: Subscription): void {
    this.subscriptions.add(subscription);
  }

  unsubscribe(subscription: Subscription): void {
    this.subscriptions.remove(subscription);
  }

  /** Makes a write or throws; when it returns, the journal has it and all listeners are notified. */
  write({ caller, read, expected, isSilent }: WriteOptions): readonly Change[] {
    const before = this.tree;
    if (expected && !matchesHash(nodeAt(before, expected.path), expected.hash))
      throw new DatabaseError('datastale', 'Transaction hash does not match');
    const moment = { now: this.now() };
    const changes = read(before, moment);
    const after = applyChanges(before, changes);
    this.authorise({ caller, before, after, changes, now: moment.now });
    const isChanged = changes.some(({ path }) => !isSameNode(nodeAt(before, path), nodeAt(after, path)));
    if (isChanged) this.commit({ before, after, changes, texts: new Map() }, caller, isSilent);
    return changes;
  }

  /** Whether the caller could make the write now; throws `permission_denied` if not. */
  checkWrite(caller: DatabaseCaller, read: WriteOptions['read']): void {
    const moment = { now: this.now() };
    const changes = read(this.tree, moment);
    const after = applyChanges(this.tree, changes);
    this.authorise({ caller, before: this.tree, after, changes, now: moment.now });
  }

  private authorise(request: {
    caller: DatabaseCaller;
    before: Node;
    after: Node;
    changes: readonly Change[];
    now: number;
  }): void {
    const { caller, before, after, changes, now } = request;
    if (caller.kind === 'admin' || !this.ruleset) return;
    const paths = changes.map(({ path }) => path);
    if (!mayWrite(this.ruleset, { before, after, paths, auth: caller.auth, now }))
      throw new DatabaseError('permission_denied', 'Permission denied');
  }

  private commit(commit: Commit, caller: DatabaseCaller, isSilent = false): void {
    this.hooks.record(commit.changes);
    this.tree = commit.after;
    for (const subscription of this.subscriptions.concernedBy(commit.changes)) {
      const push = subscription.pushFor(commit);
      if (push) subscription.send(push);
    }
    if (!isSilent) this.hooks.committed(commit, caller);
  }
}
