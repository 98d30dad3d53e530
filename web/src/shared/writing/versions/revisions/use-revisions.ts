import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { LIMITS } from '@harborline/domain/limits';
import type { StoreQuery } from '@harborline/domain/stores/store';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import type { WindowOptions } from '../../../live/merge-window';
import { useStaffFirestore } from '../../../live/staff-firebase';
import { usePagedList } from '../../../live/use-paged-list';
import { recordPages } from '../../../store/record-pages';
import type { Stored } from '../../../store/snapshot-record';
import type { Revision, RevisionPages } from './revision';

interface Published {
  readonly published_at: TimestampLike;
}

const ORDER: WindowOptions<Stored<Published>> = {
  size: LIMITS.listPageSize,
  idOf: (row) => row.id,
  timeOf: (row) => row.published_at.toMillis(),
};

/**
 * What was published of a text, newest first; live, since a trigger adds to it after each publication.
 * @param query the same object for the same text
 */
export function useRevisions<Row extends Published, Fields>(
  query: StoreQuery<z.ZodMiniType<Row>>,
  revisionOf: (row: Stored<Row>) => Revision<Fields>,
): RevisionPages<Fields> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => ({ scope: JSON.stringify(query.where), ...recordPages(firestore, query) }),
    [firestore, query],
  );
  const list = usePagedList<Stored<Row>>(source, ORDER);
  return { ...list, rows: list.rows.map(revisionOf) };
}
