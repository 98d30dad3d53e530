import * as contract from '@harborline/domain/api/inbox/business-hours';
import { staffEndpoint } from '../../platform/endpoint';
import { readBusinessHours } from './read-business-hours';

/** GET business_hours (D-130). */
export const getBusinessHours = staffEndpoint(contract.getBusinessHours, (_input, { support_lib_id }) =>
  readBusinessHours(support_lib_id),
);
