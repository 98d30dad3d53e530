import { COLLECTIONS } from '@harborline/domain/paths';
import type { Query } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { firestore } from '../../platform/firebase';

/** The caller's own feed in the library acted in. */
export const feedOf = ({ uid, support_lib_id }: Staff): Query =>
  firestore()
    .collection(COLLECTIONS.feeds)
    .where('ref_uid', '==', uid)
    .where('support_lib_id', '==', support_lib_id);

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

export const unreadOf = (staff: Staff): Query => feedOf(staff).where('is_read', '==', false);
