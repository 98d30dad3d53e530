import type { SopArticle } from '@harborline/domain/entities/sop';
import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { type Copies, useCopies } from '../../articles';
import { copySop, keepSop, loadSopCopies, takeSop } from './sop-copies';

/** The library's copies of its parent's SOPs. */
export function useSopCopies(): Copies<SopArticle> {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const writer = { uid, libraryId };
  return useCopies({
    name: 'sop-copies',
    load: () => loadSopCopies(firestore, libraryId),
    make: (originId) => copySop(firestore, originId, writer),
    take: (copy) => takeSop(firestore, copy, writer),
    keep: (copy) => keepSop(firestore, copy, writer),
    editAddress: adminLinks.editSop,
    texts: DEFAULT_SOP_TEXTS,
  });
}
