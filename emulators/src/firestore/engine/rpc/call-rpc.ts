import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import type { RpcMethod } from '../../backend';
import type { EngineContext } from '../engine-context';
import { listCollectionIdsRpc } from './list-collection-ids';
import { listDocumentsRpc } from './list-documents';
import { batchGetDocuments, getDocument } from './read-documents';
import { runAggregationRpc } from './run-aggregation';
import { runQueryRpc } from './run-query';
import {
  batchWriteRpc,
  beginTransactionRpc,
  commitRpc,
  createDocumentRpc,
  deleteDocumentRpc,
  rollbackRpc,
  updateDocumentRpc,
} from './write-documents';

type Handler = (context: EngineContext, request: JsonObject, caller: Caller) => JsonObject[];

const HANDLERS: Record<RpcMethod, Handler> = {
  GetDocument: getDocument,
  ListDocuments: listDocumentsRpc,
  CreateDocument: createDocumentRpc,
  UpdateDocument: updateDocumentRpc,
  DeleteDocument: deleteDocumentRpc,
  BatchGetDocuments: batchGetDocuments,
  BeginTransaction: beginTransactionRpc,
  Commit: commitRpc,
  Rollback: rollbackRpc,
  RunQuery: runQueryRpc,
  RunAggregationQuery: runAggregationRpc,
  ListCollectionIds: listCollectionIdsRpc,
  BatchWrite: batchWriteRpc,
  PartitionQuery: () => {
    throw new StatusError('UNIMPLEMENTED', 'PartitionQuery is not supported.');
  },
};

/** Answers one RPC; all its effects have happened when it returns. */
export function callRpc(
  context: EngineContext,
  method: RpcMethod,
  request: JsonObject,
  caller: Caller,
): JsonObject[] {
  return HANDLERS[method](context, request, caller);
}
