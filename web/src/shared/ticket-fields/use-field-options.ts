import { FIELD_CALLS } from '@harborline/domain/api/inbox/ticket-fields';
import type { FieldOption, TicketField } from '@harborline/domain/entities/ticket-fields';
import { callApi } from '../api/call-api';
import { type Request, useRequest } from '../requests/use-request';

/** Identifies the options of a field among what was read. */
export const optionsKey = (field: TicketField) => ['ticket-fields', field] as const;

/** The types, categories or tiers of the library, in their order (S7.2-02). */
export const useFieldOptions = (field: TicketField): Request<readonly FieldOption[]> =>
  useRequest({
    key: optionsKey(field),
    load: async (signal) => (await callApi(FIELD_CALLS[field].list, { signal })).options,
  });
