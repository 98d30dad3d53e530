import { randomBytes } from 'node:crypto';
import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { asStatusError } from '../as-status-error';
import { commit } from '../commit/commit';
import { type EngineContext, readCheck } from '../engine-context';
import { objectOf, textOf } from '../values/read-json';
import {
  checkId,
  fullName,
  joinPath,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
  type ResourceName,
} from '../values/resource-names';
import { parseWrite, parseWrites } from '../write/parse-write';
import { documentJson } from './document-json';
import { projectionOf } from './read-documents';
import { beginTransaction } from './read-snapshot';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

export function commitRpc(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const db = parseDatabaseName(textOf(request.database, 'database'));
  const writes = parseWrites(request.writes, db);
  const id = textOf(request.transaction, 'transaction');
  if (id === '') return [{ ...commit(context, { db, writes, caller, method: 'Commit' }) }];
  const transaction = context.transactions.find(id, db);
  if (transaction.isReadOnly && writes.length > 0) {
    throw new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
  }
  // The transaction ends either way: a failed commit is not repeated under the same id.
  context.transactions.end(id);
  return [{ ...commit(context, { db, writes, caller, transaction, method: 'Commit' }) }];
}

export function beginTransactionRpc(context: EngineContext, request: JsonObject): JsonObject[] {
  const db = parseDatabaseName(textOf(request.database, 'database'));
  const { id } = beginTransaction(context, db, objectOf(request.options, 'options') ?? {});
  return [{ transaction: id }];
}

export function rollbackRpc(context: EngineContext, request: JsonObject): JsonObject[] {
  parseDatabaseName(textOf(request.database, 'database'));
  const id = textOf(request.transaction, 'transaction');
  if (!context.transactions.wasIssued(id)) {
    throw new StatusError('INVALID_ARGUMENT', 'Transaction is invalid or expired.');
  }
  context.transactions.end(id);
  return [{}];
}

/** Makes each write on its own; a failed one does not stop the others, but a malformed one fails them all. */
export function batchWriteRpc(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const db = parseDatabaseName(textOf(request.database, 'database'));
  readCheck(context, db, caller, context.databases.clock.read()).adminOnly('Batch writes');
  const writes = parseWrites(request.writes, db);
  if (new Set(writes.map(({ name }) => name.path)).size < writes.length) {
    throw new StatusError('INVALID_ARGUMENT', 'A batch write may write a document only once.');
  }
  const outcomes = writes.map((write): { result: JsonObject; status: JsonObject } => {
    try {
      const [result] = commit(context, { db, writes: [write], caller, method: 'BatchWrite' }).writeResults;
      return { result: result ?? {}, status: { code: 0 } };
    } catch (error) {
      const { code, message } = asStatusError(error);
      return { result: {}, status: { code, message } };
    }
  });
  return [
    { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) },
  ];
}

export function createDocumentRpc(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const parent = parseParentName(textOf(request.parent, 'parent'));
  const collectionId = textOf(request.collectionId, 'collectionId');
  const id = textOf(request.documentId, 'documentId') || randomId();
  checkId(collectionId, false);
  checkId(id, true);
  const name = { db: parent.db, path: joinPath(parent.path, collectionId, id) };
  const document = objectOf(request.document, 'document') ?? {};
  const write = {
    update: { ...document, name: fullName(name.db, name.path) },
    currentDocument: { exists: false },
  };
  return writeOne(context, name, write, { caller, mask: request.mask, method: 'CreateDocument' });
}

export function updateDocumentRpc(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const document = objectOf(request.document, 'document') ?? {};
  const name = parseDocumentName(textOf(document.name, 'name'));
  const { updateMask, currentDocument, mask } = request;
  const write = { update: document, updateMask, currentDocument };
  return writeOne(context, name, write, { caller, mask, method: 'UpdateDocument' });
}

export function deleteDocumentRpc(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const { db } = parseDocumentName(textOf(request.name, 'name'));
  const writes = [parseWrite({ delete: request.name, currentDocument: request.currentDocument }, db)];
  commit(context, { db, writes, caller, method: 'DeleteDocument' });
  return [{}];
}

function writeOne(
  context: EngineContext,
  { db, path }: ResourceName,
  write: JsonObject,
  options: { caller: Caller; mask: JsonObject[string]; method: string },
): JsonObject[] {
  const projection = projectionOf(options.mask);
  commit(context, { db, writes: [parseWrite(write, db)], caller: options.caller, method: options.method });
  const document = context.databases.store(db).get(path);
  return document ? [documentJson(db, document, projection)] : [{}];
}

function randomId(): string {
  return [...randomBytes(ID_LENGTH)].map((byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('');
}
