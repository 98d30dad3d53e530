import { type BusinessHoursAnswer, getBusinessHours } from '@harborline/domain/api/inbox/business-hours';
import { callApi } from '../api/call-api';
import { type Request, useRequest } from '../requests/use-request';
import { useMay } from '../staff/use-may';

/** The calendars of the library (D-130). Whoever may not read them is denied them without a request. */
export function useBusinessHours(): Request<BusinessHoursAnswer> {
  const mayRead = useMay(getBusinessHours);
  const { state, reload } = useRequest({
    key: ['business-hours'],
    load: (signal) => callApi(getBusinessHours, { signal }),
    isNeeded: mayRead,
  });
  return { state: mayRead ? state : { status: 'denied', retry: () => void reload() }, reload };
}
