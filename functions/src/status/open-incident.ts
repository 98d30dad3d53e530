import * as contract from '@harborline/domain/api/admin/status';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { publishNews } from '@harborline/domain/permissions/requirements';
import { openIncident as withOpened } from '@harborline/domain/status/change-status';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { changePage } from './change-page';

/** POST status/incidents: an incident that begins, or planned maintenance. */
export const openIncident = staffEndpoint(
  contract.openIncident,
  ({ mailsSubscribers, publishesNews, ...opened }, staff, { nowMs }) => {
    if (publishesNews && !isAllowed(staff.permissions, publishNews))
      throw new ApiError('forbidden', STATUS_SETTINGS_TEXTS.mayNotPublishNews);
    return changePage(
      staff,
      {
        apply: (content) => withOpened(content, opened, nowMs),
        mailsSubscribers,
        publishesNews,
        action: opened.window === null ? 'incident-opened' : 'maintenance-planned',
        target: () => ({ kind: 'incident', id: opened.id, label: opened.title }),
      },
      nowMs,
    );
  },
);
