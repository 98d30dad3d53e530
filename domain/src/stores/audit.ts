import { type AuditAction, auditSchema } from '../entities/audit';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const entries = defineStore(COLLECTIONS.audit, auditSchema);

/** `Audit/{id}` */
export const auditRecord = (id: string) => entries.at(docPath.audit(id));

export interface AuditFilter {
  readonly libraryId: string;
  /** null for everyone */
  readonly uid: string | null;
  /** null for all */
  readonly actions: readonly AuditAction[] | null;
  /** null for the beginning */
  readonly since: TimestampLike | null;
}

/** The latest audit entries of a library. */
export const newestAuditEntries = ({ libraryId, uid, actions, since }: AuditFilter) =>
  entries.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ...(uid === null ? [] : [['actor.uid', '==', uid] as const]),
      ...(actions === null ? [] : [['action', 'in', actions] as const]),
      ...(since === null ? [] : [['at', '>=', since] as const]),
    ],
    orderBy: [
      ['at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });
