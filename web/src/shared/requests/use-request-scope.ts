import { isViewing } from '@harborline/domain/team/standing';
import type { QueryKey } from '@tanstack/react-query';
import { useStaff } from '../staff/session-context';

/** Begins the key of every request: nothing read by one person, in one library, is shown in another. */
export function useRequestScope(): QueryKey {
  const user = useStaff();
  return [user.uid, user.support_lib_id, isViewing(user) ? user.viewing_as : ''];
}
