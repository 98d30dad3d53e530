import * as contract from '@harborline/domain/api/admin/status';
import { arrangeStatus } from '@harborline/domain/status/change-status';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { changePage } from './change-page';

/** PUT status: groups, components and whether visitors see the page; never over what somebody else has saved since. */
export const arrangeStatusPage = staffEndpoint(
  contract.arrangeStatusPage,
  ({ version: edited, ...arrangement }, staff, { nowMs }) =>
    changePage(
      staff,
      {
        apply: (content, version) => {
          if (version !== edited) throw new ApiError('conflict', STATUS_SETTINGS_TEXTS.changedElsewhere);
          return arrangeStatus(content, arrangement, nowMs);
        },
        action: 'status-page-changed',
        target: () => ({ kind: 'status', id: staff.support_lib_id, label: STATUS_SETTINGS_TEXTS.title }),
      },
      nowMs,
    ),
);
