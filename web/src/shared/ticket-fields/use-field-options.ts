import { FIELD_CALLS } from '@harborline/domain/api/inbox/ticket-fields';
import type { FieldOption, TicketField } from '@harborline/domain/entities/ticket-fields';
import { useCallback } from 'react';
import { callApi } from '../api/call-api';
import { queryClient } from '../requests/query-client';
import { type Request, useRequest } from '../requests/use-request';

type Options = readonly FieldOption[];

const KEY = 'ticket-fields';
const ALL = 'all-ticket-fields';

const optionsOf = async (field: TicketField, signal: AbortSignal): Promise<Options> =>
  (await callApi(FIELD_CALLS[field].list, { signal })).options;

/** The types, categories or tiers of the library, in their order (S7.2-02). Reloading them lets tickets read them again. */
export function useFieldOptions(field: TicketField): Request<Options> {
  const { state, reload: reloadOne } = useRequest({
    key: [KEY, field],
    load: (signal) => optionsOf(field, signal),
  });
  const reload = useCallback(async () => {
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(ALL) });
    await reloadOne();
  }, [reloadOne]);
  return { state, reload };
}

/** All three, so that a ticket shows them together. */
export const useAllFieldOptions = (): Request<Readonly<Record<TicketField, Options>>> =>
  useRequest({
    key: [ALL],
    load: async (signal) => {
      const [type, category, tier] = await Promise.all([
        optionsOf('type', signal),
        optionsOf('category', signal),
        optionsOf('tier', signal),
      ]);
      return { type, category, tier };
    },
  });
