import { compileRules } from '../../rules/compile';
import type { JsonObject } from '../../shared/json';
import type { StatusError } from '../../shared/status-error';
import type { FirestoreBackend } from '../backend';
import { Ledger } from './access/billing-ledger';
import { ProjectRules } from './access/project-rules';
import { asStatusError } from './as-status-error';
import { bulkOperations } from './bulk-operations';
import { openWriteStream } from './commit/write-stream';
import { CommitFeed } from './commit-feed';
import { committedChanges } from './committed-changes';
import type { EngineContext } from './engine-context';
import { ListenStream } from './listen/listen-stream';
import { CompositeIndexes } from './query/composite-indexes';
import { DeclaredIndexes } from './query/declared-indexes';
import { callRpc } from './rpc/call-rpc';
import { Databases } from './store/databases';
import { Transactions } from './transactions';

export interface FirestoreBackendOptions {
  /** folder of the journal; without it everything is forgotten at exit */
  readonly dataDir?: string;
  /** rules for projects that upload none of their own; without rules everything is allowed */
  readonly rules?: { readonly source: string; readonly fileName: string };
  /** parsed firestore.indexes.json: composite indexes are required as in production; absent: none are */
  readonly indexes?: JsonObject;
}

/** Makes the Firestore service. Throws when `dataDir` is damaged or the rules do not compile. */
export function createFirestoreBackend(options: FirestoreBackendOptions = {}): FirestoreBackend {
  const rules = new ProjectRules((source) => compileRules(source, 'cloud.firestore'));
  const context: EngineContext = {
    databases: new Databases(options.dataDir),
    rules,
    ledger: new Ledger(),
    transactions: new Transactions(),
    feed: new CommitFeed(),
    indexes: options.indexes && new CompositeIndexes(new DeclaredIndexes(options.indexes)),
  };
  if (options.rules) {
    const issues = rules.setFallback(options.rules.source, options.rules.fileName);
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    if (errors.length > 0) {
      const lines = errors.map((e) => `${e.fileName}:${e.line}:${e.column} ${e.description}`);
      throw new Error(lines.join('\n'));
    }
  }
  return {
    call: (method, request, caller) => settled(() => callRpc(context, method, request, caller)),
    openListen: (caller, sink) => new ListenStream(context, caller, sink),
    openWrite: (caller, sink) => openWriteStream(context, caller, sink),
    setRules: (project, source, fileName) => rules.set(project, source, fileName),
    onCommitted: (listener) => committedChanges(context.feed, listener),
    billing: context.ledger,
    decisions: (project) => rules.decisions(project),
    ruleCosts: (project) => rules.costs(project).all,
    coverage: (project) => rules.coverage(project),
    close: async () => context.databases.close(),
    ...bulkOperations(context),
  };
}

/** Runs at once, so that requests take effect in order of arrival. */
function settled<T>(work: () => T): Promise<T> {
  try {
    return Promise.resolve(work());
  } catch (error) {
    const failure: StatusError = asStatusError(error);
    return Promise.reject(failure);
  }
}
