import * as contract from '@harborline/domain/api/admin/status';
import { postUpdate } from '@harborline/domain/status/change-status';
import { staffEndpoint } from '../platform/endpoint';
import { changePage } from './change-page';

/** POST status/incidents/updates: what is known by now, up to that it is resolved. */
export const postIncidentUpdate = staffEndpoint(
  contract.postIncidentUpdate,
  ({ mailsSubscribers, ...posted }, staff, { nowMs }) =>
    changePage(
      staff,
      {
        apply: (content) => postUpdate(content, posted, nowMs),
        mailsSubscribers,
        action: 'incident-updated',
        target: ({ incidents }) => ({
          kind: 'incident',
          id: posted.incidentId,
          label: incidents.find(({ id }) => id === posted.incidentId)?.title ?? '',
        }),
      },
      nowMs,
    ),
);
