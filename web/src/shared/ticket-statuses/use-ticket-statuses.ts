import { getTicketStatuses, type PresentedStatus } from '@harborline/domain/api/inbox/ticket-statuses';
import type { OwnStatus } from '@harborline/domain/entities/ticket-fields';
import { callApi } from '../api/call-api';
import { type Request, useRequest } from '../requests/use-request';
import { ownStatuses } from './own-statuses';

/** The statuses that tickets can have, the library's own among them, in the order of menus (D-121); read only if needed. */
export const useTicketStatuses = (isNeeded = true): Request<readonly PresentedStatus[]> =>
  useRequest({
    key: ['ticket-statuses'],
    load: async (signal) => (await callApi(getTicketStatuses, { signal })).statuses,
    isNeeded,
  });

const NONE: readonly OwnStatus[] = [];

/** The library's own statuses; none as long as they are not known. */
export function useOwnStatuses(): readonly OwnStatus[] {
  const { state } = useTicketStatuses();
  return state.status === 'ready' ? ownStatuses(state.data) : NONE;
}
