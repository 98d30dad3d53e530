import * as contract from '@harborline/domain/api/admin/status';
import { unlinkNews } from '@harborline/domain/status/incident-news';
import { staffEndpoint } from '../platform/endpoint';
import { changePage } from './change-page';

/** DELETE status/incidents/news: the news flash stays as it is, and the incident goes on without it. */
export const unlinkIncidentNews = staffEndpoint(
  contract.unlinkIncidentNews,
  ({ incidentId }, staff, { nowMs }) =>
    changePage(
      staff,
      {
        reachesHistory: true,
        apply: (content) => unlinkNews(content, incidentId),
        news: 'stays',
        action: 'incident-updated',
        target: ({ incidents }) => ({
          kind: 'incident',
          id: incidentId,
          label: incidents.find(({ id }) => id === incidentId)?.title ?? '',
        }),
      },
      nowMs,
    ),
);
