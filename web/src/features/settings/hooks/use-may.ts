import { decide } from '@harborline/domain/permissions/decide';
import { COLLECTION_PERMISSIONS, type CollectionOperation } from '@harborline/domain/permissions/table';
import { environment } from '../../../shared/config/environment';
import { useStaff } from '../../../shared/staff/session-context';

/** Whether the signed-in person may do something to a collection now; never through a teammate's eyes. */
export function useMay(operation: CollectionOperation): boolean {
  const { permissions, agent_role: role, support_lib_id: libraryId, viewing_as: viewingAs } = useStaff();
  const subject = { permissions, role, libraryId };
  const { isAllowed } = decide(subject, COLLECTION_PERMISSIONS[operation], environment().defaultLibraryId);
  return isAllowed && (viewingAs ?? '') === '';
}
