import { type AuditEntry, auditSchema } from '@harborline/domain/entities/audit';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import {
  collection,
  documentId,
  type Firestore,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { parseDocuments, type Stored } from '../../../shared/live/parse-documents';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { type AuditKind, actionsOf } from '../model/audit-filter';

export const AUDIT_PAGE_SIZE = LIMITS.listPageSize;

export type AuditRow = Stored<AuditEntry>;

export interface AuditScope {
  readonly libraryId: string;
  readonly person: string | null;
  readonly kind: AuditKind | null;
  /** milliseconds */
  readonly sinceMs: number | null;
}

function auditQuery(
  firestore: Firestore,
  { libraryId, person, kind, sinceMs }: AuditScope,
  ...more: QueryConstraint[]
): Query {
  return query(
    collection(firestore, COLLECTIONS.audit),
    where('support_lib_id', '==', libraryId),
    ...(person === null ? [] : [where('actor.uid', '==', person)]),
    ...(kind === null ? [] : [where('action', 'in', actionsOf(kind))]),
    ...(sinceMs === null ? [] : [where('at', '>=', Timestamp.fromMillis(sinceMs))]),
    orderBy('at', 'desc'),
    orderBy(documentId(), 'desc'),
    ...more,
    limit(AUDIT_PAGE_SIZE),
  );
}

/** Query `audit.newest`: what happened last, live. */
export function watchAudit(firestore: Firestore, scope: AuditScope): Subscribe<AuditRow[]> {
  return ({ next, error }) =>
    onSnapshot(
      auditQuery(firestore, scope),
      (snapshot) => next(parseDocuments(auditSchema, snapshot)),
      error,
    );
}

/** Query `audit.before`: the page below an entry, once. */
export async function fetchAuditBelow(
  firestore: Firestore,
  scope: AuditScope,
  last: AuditRow,
): Promise<AuditRow[]> {
  const below = startAfter(last.at, last.id);
  return parseDocuments(auditSchema, await getDocs(auditQuery(firestore, scope, below)));
}
