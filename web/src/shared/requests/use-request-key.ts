import { isViewing } from '@harborline/domain/team/standing';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStaff } from '../staff/session-context';

/**
 * A request's key, prefixed with its scope: data read by one person in one library is never shown to another person or
 * in another library. The same object as long as its content is the same.
 */
export function useRequestKey(key: QueryKey): QueryKey {
  const user = useStaff();
  const scope = [user.uid, user.support_lib_id, isViewing(user) ? user.viewing_as : ''].join('/');
  const text = JSON.stringify([scope, ...key]);
  return useMemo((): QueryKey => JSON.parse(text), [text]);
}
