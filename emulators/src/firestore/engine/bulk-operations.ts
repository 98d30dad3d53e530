import type { ExportedDocument, FirestoreBackend } from '../backend';
import type { EngineContext } from './engine-context';
import { descendantRange } from './store/document-store';
import { valuesBetween } from './store/sorted-tree';
import { type DocumentChange, StoredDocument } from './store/stored-document';
import { namePrefix } from './values/name-key';
import { normalizeFields } from './values/normalize-value';
import { type DatabaseName, databaseName, fullName, parseDocumentName } from './values/resource-names';
import { microsOfTimestamp, timestampOfMicros } from './values/timestamps';

const DEFAULT_DATABASE = '(default)';

type BulkOperations = Pick<FirestoreBackend, 'clear' | 'reset' | 'exportDocuments' | 'importDocuments'>;

/** Operations on whole databases: listeners are updated, functions get no events. */
export function bulkOperations(context: EngineContext): BulkOperations {
  const { databases, feed } = context;

  function applySilently(db: DatabaseName, changes: readonly DocumentChange[]): void {
    if (changes.length === 0) return;
    const time = databases.clock.next();
    databases.commit(db, changes, time);
    feed.publish({ db, time, changes, caller: { kind: 'admin' }, firesEvents: false });
  }

  function clearBelow(db: DatabaseName, path: string): void {
    const store = databases.store(db);
    const { low, high } = descendantRange(namePrefix(path));
    const doomed = [...valuesBetween(store.byName, low, high)];
    const root = path === '' ? null : store.get(path);
    if (root) doomed.unshift(root);
    applySilently(
      db,
      doomed.map((document) => ({ path: document.path, before: document, after: null })),
    );
  }

  return {
    async clear(project, database, path = '') {
      clearBelow(databaseName(project, database), path);
    },

    async reset() {
      for (const db of databases.names) clearBelow(db, '');
    },

    exportDocuments(project) {
      const own = databases.names.filter((db) => db.project === project);
      return own.flatMap((db) => [...databases.store(db).byName.values()].map((one) => exported(db, one)));
    },

    async importDocuments(project, documents) {
      const names = new Set(documents.map(({ database = DEFAULT_DATABASE }) => database));
      for (const name of names) {
        const db = databaseName(project, name);
        const own = documents.filter(({ database = DEFAULT_DATABASE }) => database === name);
        const imported = new Map(own.map((document) => [document.name, storedFrom(db, document)]));
        for (const { updateTime } of imported.values()) databases.clock.passed(updateTime);
        const store = databases.store(db);
        applySilently(
          db,
          [...imported].map(([path, after]) => ({ path, before: store.get(path), after })),
        );
      }
    },
  };
}

function exported({ database }: DatabaseName, document: StoredDocument): ExportedDocument {
  const { path, fields, createTime, updateTime } = document;
  return {
    name: path,
    ...(database !== DEFAULT_DATABASE && { database }),
    fields,
    createTime: timestampOfMicros(createTime),
    updateTime: timestampOfMicros(updateTime),
  };
}

function storedFrom(
  db: DatabaseName,
  { name, fields, createTime, updateTime }: ExportedDocument,
): StoredDocument {
  const { path } = parseDocumentName(fullName(db, name));
  const times = [microsOfTimestamp(createTime), microsOfTimestamp(updateTime)] as const;
  return new StoredDocument(path, normalizeFields(fields), ...times);
}
