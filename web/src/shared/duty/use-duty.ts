import { getDuty, type PresentedDuty } from '@harborline/domain/api/inbox/duty';
import { useCallback } from 'react';
import { callApi } from '../api/call-api';
import { useRequest } from '../requests/use-request';

const REFRESH_MS = 5 * 60_000;
const FRESH_MS = 60_000;

/** Whether each of the library's people is on duty (D-136); undefined while that is not known. */
export function useDuty() {
  const { state, reload } = useRequest({
    key: ['duty'],
    load: (signal) => callApi(getDuty, { signal }),
    refreshMs: REFRESH_MS,
    freshMs: FRESH_MS,
  });
  const of = useCallback(
    (uid: string): PresentedDuty | undefined => {
      if (state.status !== 'ready' || uid === '') return undefined;
      const { people, everybody_else } = state.data;
      return people.find(({ person_ref }) => person_ref === uid) ?? everybody_else;
    },
    [state],
  );
  return { of, reload };
}
