import { type AuditEntry, auditSchema } from '@harborline/domain/entities/audit';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import { type Firestore, Timestamp, where } from 'firebase/firestore';
import { pagesOf } from '../../../shared/live/paged-query';
import type { Stored } from '../../../shared/live/parse-documents';
import { type AuditKind, actionsOf } from './audit-filter';

export const AUDIT_PAGE_SIZE = LIMITS.listPageSize;

export type AuditRow = Stored<AuditEntry>;

export interface AuditScope {
  readonly libraryId: string;
  readonly person: string | null;
  readonly kind: AuditKind | null;
  /** milliseconds */
  readonly sinceMs: number | null;
}

/** Query `audit.newest`: what happened last, live, and the pages below it. */
export function auditPages(firestore: Firestore, { libraryId, person, kind, sinceMs }: AuditScope) {
  return pagesOf(firestore, {
    path: COLLECTIONS.audit,
    filters: [
      where('support_lib_id', '==', libraryId),
      ...(person === null ? [] : [where('actor.uid', '==', person)]),
      ...(kind === null ? [] : [where('action', 'in', actionsOf(kind))]),
      ...(sinceMs === null ? [] : [where('at', '>=', Timestamp.fromMillis(sinceMs))]),
    ],
    newestBy: 'at',
    pageSize: AUDIT_PAGE_SIZE,
    schema: auditSchema,
  });
}
