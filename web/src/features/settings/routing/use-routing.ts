import { getRouting, type RoutingAnswer } from '@harborline/domain/api/inbox/routing';
import { callApi } from '../../../shared/api/call-api';
import { type Request, useRequest } from '../../../shared/requests/use-request';

/** The rules by which the library gives work to people (D-137). */
export const useRouting = (): Request<RoutingAnswer> =>
  useRequest({ key: ['routing'], load: (signal) => callApi(getRouting, { signal }) });
