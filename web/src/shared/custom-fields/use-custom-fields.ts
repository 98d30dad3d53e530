import { getCustomFields, type PresentedField } from '@harborline/domain/api/inbox/custom-fields';
import { callApi } from '../api/call-api';
import { type Request, useRequest } from '../requests/use-request';

/** The fields that the library gives its tickets, in their order (D-126). */
export const useCustomFields = (): Request<readonly PresentedField[]> =>
  useRequest({
    key: ['custom-fields'],
    load: async (signal) => (await callApi(getCustomFields, { signal })).fields,
  });
