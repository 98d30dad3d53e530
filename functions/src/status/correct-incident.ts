import * as contract from '@harborline/domain/api/admin/status';
import { correctIncident as withCorrected } from '@harborline/domain/status/correct-incident';
import { staffEndpoint } from '../platform/endpoint';
import { changePage } from './change-page';

/** PATCH status/incidents: what was published is put right; nobody is mailed about it. */
export const correctIncident = staffEndpoint(contract.correctIncident, (correction, staff, { nowMs }) =>
  changePage(
    staff,
    {
      reachesHistory: true,
      apply: (content) => withCorrected(content, correction, nowMs),
      news: 'corrected',
      movesMailings: correction.window !== null,
      action: 'incident-corrected',
      target: () => ({ kind: 'incident', id: correction.incidentId, label: correction.title }),
    },
    nowMs,
  ),
);
