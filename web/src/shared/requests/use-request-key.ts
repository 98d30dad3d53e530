import { isViewing } from '@harborline/domain/team/standing';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStaff } from '../staff/session-context';

/**
 * The key of a request with its scope in front: nothing read by one person, in one library, is shown in another.
 * It is the same object as long as it says the same.
 */
export function useRequestKey(key: QueryKey): QueryKey {
  const user = useStaff();
  const scope = [user.uid, user.support_lib_id, isViewing(user) ? user.viewing_as : ''].join('/');
  const text = JSON.stringify([scope, ...key]);
  return useMemo((): QueryKey => JSON.parse(text), [text]);
}
