import type { Caller } from '../../shared/caller';
import { AccessCheck } from './access/access-check';
import type { Ledger } from './access/billing-ledger';
import type { ProjectRules } from './access/project-rules';
import type { CommitFeed } from './commit-feed';
import type { CompositeIndexes } from './query/composite-indexes';
import type { Databases } from './store/databases';
import type { StoredDocument } from './store/stored-document';
import type { Transactions } from './transactions';
import type { DatabaseName } from './values/resource-names';

/** What every part of the engine shares. */
export interface EngineContext {
  readonly databases: Databases;
  readonly rules: ProjectRules;
  readonly ledger: Ledger;
  readonly transactions: Transactions;
  readonly feed: CommitFeed;
  /** undefined: indexes are not required */
  readonly indexes: CompositeIndexes | undefined;
}

/** The rules' view of a read at `time` (microseconds). */
export function readCheck(
  context: EngineContext,
  db: DatabaseName,
  caller: Caller,
  time: number,
  read?: (path: string) => StoredDocument | null,
): AccessCheck {
  const store = context.databases.store(db);
  return new AccessCheck({
    rules: context.rules,
    db,
    caller,
    time,
    read: read ?? ((path) => store.get(path)),
  });
}
