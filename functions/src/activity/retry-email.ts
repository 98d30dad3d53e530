import * as contract from '@harborline/domain/api/activity/email-logs';
import { retryMail } from '../mail';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { presentMail } from './present-mail';

/** POST email-logs: sends a failed mail of the current library again. */
export const retryEmail = staffEndpoint(contract.retryEmail, async ({ id }, { support_lib_id }) => {
  const [item] = presentMail(await retryMail(id, support_lib_id));
  if (!item) throw new ApiError('not-found');
  return item;
});
