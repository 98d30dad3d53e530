import { newestAuditEntries } from '@harborline/domain/stores/audit';
import { type Firestore, Timestamp } from 'firebase/firestore';
import { recordPages } from '../../../shared/store/record-pages';
import type { RecordOf } from '../../../shared/store/snapshot-record';
import { type AuditKind, actionsOf } from './audit-filter';

export type AuditRow = RecordOf<ReturnType<typeof newestAuditEntries>>;

export interface AuditScope {
  readonly libraryId: string;
  readonly person: string | null;
  readonly kind: AuditKind | null;
  /** milliseconds */
  readonly sinceMs: number | null;
}

/** The latest entries, live, and the pages after them. */
export const auditPages = (firestore: Firestore, { libraryId, person, kind, sinceMs }: AuditScope) =>
  recordPages(
    firestore,
    newestAuditEntries({
      libraryId,
      uid: person,
      actions: kind === null ? null : actionsOf(kind),
      since: sinceMs === null ? null : Timestamp.fromMillis(sinceMs),
    }),
  );
