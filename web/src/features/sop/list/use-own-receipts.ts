import type { SopReceipt } from '@harborline/domain/entities/sop';
import { LIMITS } from '@harborline/domain/limits';
import { ownSopReceipts } from '@harborline/domain/stores/sops';
import { useMemo } from 'react';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { readRecords } from '../../../shared/store/read-records';

type OwnReceipts = ReadonlyMap<string, Pick<SopReceipt, 'version'>>;

/**
 * The signed-in person's receipts for the listed SOPs, by their ids; null while they load, so that nothing is called
 * unread too early. They are read anew once other SOPs are listed, not when the same come in another order.
 */
export function useOwnReceipts(listed: readonly string[]): OwnReceipts | null {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const ids = listed.toSorted().join(' ');
  const source = useMemo(() => {
    if (ids === '') return null;
    const all = ids.split(' ');
    const parts = Array.from({ length: Math.ceil(all.length / LIMITS.listPageSize) }, (_part, index) =>
      all.slice(index * LIMITS.listPageSize, (index + 1) * LIMITS.listPageSize),
    );
    return readOnce('sop-receipts', async () => {
      const read = parts.map((part) => readRecords(firestore, ownSopReceipts(libraryId, uid, part)));
      const found = (await Promise.all(read)).flat();
      return new Map(found.map((receipt) => [receipt.sop_ref, receipt]));
    });
  }, [firestore, libraryId, uid, ids]);
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : null;
}
