import * as contract from '@harborline/domain/api/admin/status';
import { deleteIncident as withoutIncident } from '@harborline/domain/status/correct-incident';
import { staffEndpoint } from '../platform/endpoint';
import { changePage } from './change-page';

/** DELETE status/incidents: a mistaken report is gone, and its news flash ends; nobody is mailed about it. */
export const deleteIncident = staffEndpoint(contract.deleteIncident, ({ incidentId }, staff, { nowMs }) =>
  changePage(
    staff,
    {
      reachesHistory: true,
      apply: (content) => withoutIncident(content, incidentId, nowMs),
      news: 'ended',
      isDeleted: true,
      action: 'incident-deleted',
      target: (_content, incident) => ({
        kind: 'incident',
        id: incidentId,
        label: incident?.title ?? '',
      }),
    },
    nowMs,
  ),
);
