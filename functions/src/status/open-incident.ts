import * as contract from '@harborline/domain/api/admin/status';
import { openIncident as withOpened } from '@harborline/domain/status/change-status';
import { staffEndpoint } from '../platform/endpoint';
import { changePage } from './change-page';

/** POST status/incidents: an incident that begins, or planned maintenance. */
export const openIncident = staffEndpoint(
  contract.openIncident,
  ({ mailsSubscribers, ...opened }, staff, { nowMs }) =>
    changePage(
      staff,
      {
        apply: (content) => withOpened(content, opened, nowMs),
        mailsSubscribers,
        action: 'incident-opened',
        target: () => ({ kind: 'incident', id: opened.id, label: opened.title }),
      },
      nowMs,
    ),
);
