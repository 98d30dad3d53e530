import type { JsonObject } from '../../../shared/json';
import type { StatusError } from '../../../shared/status-error';
import { documentJson } from '../rpc/document-json';
import type { StoredDocument } from '../store/stored-document';
import { type DatabaseName, fullName } from '../values/resource-names';
import { timestampOfMicros } from '../values/timestamps';

export function added(targetId: number): JsonObject {
  return { targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } };
}

export function removed(targetId: number, cause?: StatusError): JsonObject {
  const change = { targetChangeType: 'REMOVE', targetIds: [targetId] };
  return {
    targetChange: cause ? { ...change, cause: { code: cause.code, message: cause.message } } : change,
  };
}

export function reset(targetId: number): JsonObject {
  return { targetChange: { targetChangeType: 'RESET', targetIds: [targetId] } };
}

export function current(targetId: number, resumeToken: string, time: number): JsonObject {
  const readTime = timestampOfMicros(time);
  return { targetChange: { targetChangeType: 'CURRENT', targetIds: [targetId], resumeToken, readTime } };
}

let latest: { readonly resumeToken: string; readonly message: JsonObject } | undefined;

/** Without target ids: everything sent so far is one consistent state; clients raise their snapshots. */
export function consistentAt(resumeToken: string, time: number): JsonObject {
  if (latest?.resumeToken !== resumeToken) {
    latest = { resumeToken, message: { targetChange: { resumeToken, readTime: timestampOfMicros(time) } } };
  }
  return latest.message;
}

export function countFilter(targetId: number, count: number): JsonObject {
  return { filter: { targetId, count } };
}

const shown = new WeakMap<StoredDocument, { readonly targetId: number; readonly message: JsonObject }>();

/** One object for all listeners that get the same message, so that it is encoded only once. */
export function documentShown(db: DatabaseName, document: StoredDocument, targetId: number): JsonObject {
  const known = shown.get(document);
  if (known?.targetId === targetId) return known.message;
  const message = { documentChange: { document: documentJson(db, document), targetIds: [targetId] } };
  shown.set(document, { targetId, message });
  return message;
}

/** The document still exists but left the target. */
export function documentLeft(db: DatabaseName, document: StoredDocument, targetId: number): JsonObject {
  return { documentChange: { document: documentJson(db, document), removedTargetIds: [targetId] } };
}

/** The same for a document whose current content the listener may not see. */
export function documentHidden(db: DatabaseName, path: string, targetId: number, time: number): JsonObject {
  const readTime = timestampOfMicros(time);
  return { documentRemove: { document: fullName(db, path), readTime, removedTargetIds: [targetId] } };
}

export function documentGone(db: DatabaseName, path: string, targetId: number, time: number): JsonObject {
  const readTime = timestampOfMicros(time);
  return { documentDelete: { document: fullName(db, path), readTime, removedTargetIds: [targetId] } };
}
