import { FIELD_CALLS } from '@harborline/domain/api/inbox/ticket-fields';
import type { FieldOption, TicketField } from '@harborline/domain/entities/ticket-fields';
import { callApi } from '../api/call-api';
import { type Request, useRequest } from '../requests/use-request';

type Options = readonly FieldOption[];

const optionsOf = async (field: TicketField, signal: AbortSignal): Promise<Options> =>
  (await callApi(FIELD_CALLS[field].list, { signal })).options;

/** The types, categories or tiers of the library, in their order (S7.2-02). */
export const useFieldOptions = (field: TicketField): Request<Options> =>
  useRequest({ key: ['ticket-fields', field], load: (signal) => optionsOf(field, signal) });

/** All three, so that a ticket shows them together. */
export const useAllFieldOptions = (): Request<Readonly<Record<TicketField, Options>>> =>
  useRequest({
    key: ['ticket-fields'],
    load: async (signal) => {
      const [type, category, tier] = await Promise.all([
        optionsOf('type', signal),
        optionsOf('category', signal),
        optionsOf('tier', signal),
      ]);
      return { type, category, tier };
    },
  });
