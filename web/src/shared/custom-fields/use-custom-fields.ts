import { getCustomFields, type PresentedField } from '@harborline/domain/api/inbox/custom-fields';
import { callApi } from '../api/call-api';
import { type Request, useRequest } from '../requests/use-request';

/** The fields that the library gives its tickets, in their order (D-126). @param freshMs as `useRequest` takes it */
export const useCustomFields = (freshMs?: number): Request<readonly PresentedField[]> =>
  useRequest({
    freshMs,
    key: ['custom-fields'],
    load: async (signal) => (await callApi(getCustomFields, { signal })).fields,
  });
