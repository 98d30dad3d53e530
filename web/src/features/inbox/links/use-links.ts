import type { TicketLinks } from '@harborline/domain/api/inbox/ticket-links';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../../shared/requests/query-client';
import { type Request, useRequest } from '../../../shared/requests/use-request';
import type { Ticket } from '../ticket';
import { loadLinks } from './link-calls';

const TICKET_LINKS = 'ticket-links';

/** Has what is shown of links read again. */
export const reloadLinks = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(TICKET_LINKS) });

/** What is linked with a ticket (D-127); read again once it has another parent, or its first child. */
export function useLinks({ id, part_of, children_ref }: Ticket): Request<TicketLinks> {
  const links = useRequest({ key: [TICKET_LINKS, id], load: (signal) => loadLinks(id, signal) });
  const { reload } = links;
  const family = `${id} ${part_of} ${children_ref}`;
  const known = useRef(family);
  useEffect(() => {
    if (known.current === family) return;
    known.current = family;
    void reload();
  }, [family, reload]);
  return links;
}
