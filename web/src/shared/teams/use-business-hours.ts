import { type BusinessHoursAnswer, getBusinessHours } from '@harborline/domain/api/inbox/business-hours';
import { callApi } from '../api/call-api';
import { type Request, useRequest } from '../requests/use-request';

/** The calendars of the library (D-130). */
export const useBusinessHours = (): Request<BusinessHoursAnswer> =>
  useRequest({ key: ['business-hours'], load: (signal) => callApi(getBusinessHours, { signal }) });
