import { LIMITS } from '@harborline/domain/limits';
import { useMemo } from 'react';
import type { WindowOptions } from '../../../shared/live/merge-window';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type PagedList, usePagedList } from '../../../shared/live/use-paged-list';
import { type AuditFilter, sinceOf } from './audit-filter';
import { type AuditRow, auditPages } from './audit-log';

const ORDER: WindowOptions<AuditRow> = {
  size: LIMITS.listPageSize,
  idOf: ({ id }) => id,
  timeOf: ({ at }) => at.toMillis(),
};

/** A library's audit entries that match a filter, newest first; a time span is measured from when it is chosen. */
export function useAuditLog(libraryId: string, { person, kind, time }: AuditFilter): PagedList<AuditRow> {
  const firestore = useStaffFirestore();
  const source = useMemo(() => {
    const sinceMs = time === null ? null : sinceOf(time, Date.now());
    return {
      scope: [libraryId, person, kind, time].join('/'),
      ...auditPages(firestore, { libraryId, person, kind, sinceMs }),
    };
  }, [firestore, libraryId, person, kind, time]);
  return usePagedList(source, ORDER);
}
