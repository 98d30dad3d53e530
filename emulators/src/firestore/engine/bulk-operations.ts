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

type BulkOperations = Pick<FirestoreBackend, 'clear' | 'exportDocuments' | 'importDocuments'>;

/** What works on whole databases: listeners follow, functions hear nothing. */
export function bulkOperations(context: EngineContext): BulkOperations {
  const { databases, feed } = context;

  function applySilently(db: DatabaseName, changes: readonly DocumentChange[]): void {
    if (changes.length === 0) return;
    const time = databases.clock.next();
    databases.commit(db, changes, time);
    feed.publish({ db, time, changes, caller: { kind: 'admin' }, firesEvents: false });
  }

  return {
    async clear(project, database, path = '') {
      const db = databaseName(project, database);
      const store = databases.store(db);
      const { low, high } = descendantRange(namePrefix(path));
      const doomed = [...valuesBetween(store.byName, low, high)];
      const root = path === '' ? null : store.get(path);
      if (root) doomed.unshift(root);
      applySilently(
        db,
        doomed.map((document) => ({ path: document.path, before: document, after: null })),
      );
    },

    exportDocuments(project) {
      const store = databases.store(databaseName(project, DEFAULT_DATABASE));
      return [...store.byName.values()].map((document) => ({
        name: document.path,
        fields: document.fields,
        createTime: timestampOfMicros(document.createTime),
        updateTime: timestampOfMicros(document.updateTime),
      }));
    },

    async importDocuments(project, documents) {
      const db = databaseName(project, DEFAULT_DATABASE);
      const store = databases.store(db);
      const imported = new Map(documents.map((document) => [document.name, storedFrom(db, document)]));
      for (const { updateTime } of imported.values()) databases.clock.passed(updateTime);
      applySilently(
        db,
        [...imported].map(([path, after]) => ({ path, before: store.get(path), after })),
      );
    },
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
