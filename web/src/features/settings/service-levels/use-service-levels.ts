import { getServiceLevels, type ServiceLevelsAnswer } from '@harborline/domain/api/inbox/service-levels';
import { callApi } from '../../../shared/api/call-api';
import { type Request, useRequest } from '../../../shared/requests/use-request';

/** The policies of the library (D-135). */
export const useServiceLevels = (): Request<ServiceLevelsAnswer> =>
  useRequest({ key: ['service-levels'], load: (signal) => callApi(getServiceLevels, { signal }) });
