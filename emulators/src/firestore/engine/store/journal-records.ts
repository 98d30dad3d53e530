import { isObject, type JsonObject } from '../../../shared/json';
import { type DatabaseName, parseDatabaseName } from '../values/resource-names';
import { type DocumentChange, StoredDocument } from './stored-document';

/** A commit as the journal stores it: [path] for a deletion, else [path, fields, created, updated]. */
export function commitRecord(db: DatabaseName, time: number, changes: readonly DocumentChange[]): JsonObject {
  return { db: db.name, time, docs: changes.map(({ path, after }) => rowOf(path, after)) };
}

function rowOf(path: string, after: StoredDocument | null): (string | number | JsonObject)[] {
  return after ? [path, after.fields, after.createTime, after.updateTime] : [path];
}

export interface LoadedCommit {
  readonly db: DatabaseName;
  readonly time: number;
  readonly documents: readonly { readonly path: string; readonly after: StoredDocument | null }[];
}

/** Reads a record back; throws for one that no version of this engine wrote. */
export function readCommitRecord(record: JsonObject): LoadedCommit {
  const { db, time, docs } = record;
  if (typeof db !== 'string' || typeof time !== 'number' || !Array.isArray(docs)) {
    throw new Error('The Firestore journal has an unknown record');
  }
  const documents = docs.map((row) => {
    const [path, fields, created, updated] = Array.isArray(row) ? row : [];
    if (typeof path !== 'string') throw new Error('The Firestore journal has an unknown record');
    const after = isObject(fields)
      ? new StoredDocument(path, fields, Number(created), Number(updated))
      : null;
    return { path, after };
  });
  return { db: parseDatabaseName(db), time, documents };
}
