import type { Caller } from '../../../shared/caller';
import type { Json, JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { type EngineContext, readCheck } from '../engine-context';
import { type FieldPath, parseFieldPath } from '../values/field-path';
import { maskOf, textOf, textsOf } from '../values/read-json';
import { fullName, parseDatabaseName, parseDocumentName } from '../values/resource-names';
import { requestTime } from '../write/apply-transform';
import { documentJson } from './document-json';
import { openSnapshot } from './read-snapshot';

export function projectionOf(mask: Json | undefined): FieldPath[] | undefined {
  return maskOf(mask, 'mask')
    ?.map(parseFieldPath)
    .filter(({ text }) => text !== '__name__');
}

export function getDocument(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const { db, path } = parseDocumentName(textOf(request.name, 'name'));
  const projection = projectionOf(request.mask);
  const snapshot = openSnapshot(context, db, request);
  const document = snapshot.get(path);
  const check = readCheck(context, db, caller, requestTime(snapshot.time), (other) => snapshot.peek(other));
  check.get(path, document);
  context.ledger.charge({ method: 'GetDocument', caller, reads: 1 + check.billedReads });
  if (!document) throw new StatusError('NOT_FOUND', `Document (${fullName(db, path)}) not found.`);
  return [documentJson(db, document, projection)];
}

/** One answer per distinct name; the first names a transaction begun here. */
export function batchGetDocuments(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const db = parseDatabaseName(textOf(request.database, 'database'));
  const projection = projectionOf(request.mask);
  const names = new Set(textsOf(request.documents, 'documents'));
  const paths = [...names].map((text) => {
    const name = parseDocumentName(text);
    if (name.db.name !== db.name) {
      throw new StatusError('INVALID_ARGUMENT', `Document "${text}" is in another database.`);
    }
    return name.path;
  });
  const snapshot = openSnapshot(context, db, request);
  const { readTime } = snapshot;
  const check = readCheck(context, db, caller, requestTime(snapshot.time), (other) => snapshot.peek(other));
  const answers = paths.map((path): JsonObject => {
    const document = snapshot.get(path);
    check.get(path, document);
    return document
      ? { found: documentJson(db, document, projection), readTime }
      : { missing: fullName(db, path), readTime };
  });
  context.ledger.charge({ method: 'BatchGetDocuments', caller, reads: paths.length + check.billedReads });
  return withTransaction(answers, snapshot.begun);
}

/** Puts the id of a new transaction where clients look for it: a leading answer of its own. */
export function withTransaction(answers: JsonObject[], transaction: string | undefined): JsonObject[] {
  return transaction === undefined ? answers : [{ transaction }, ...answers];
}
