import { LIMITS } from '@harborline/domain/limits';
import { useEffect, useRef } from 'react';
import { report } from '../../../shared/config/report';
import type { PagedList } from '../../../shared/live/use-paged-list';
import type { Ticket } from '../ticket';
import { sortTickets } from './people-calls';
import { reloadPeople } from './use-person';

const isUnsorted = ({ person_ref }: Ticket): boolean => person_ref === undefined;

/**
 * The tickets of a list by whether their person is known. Those from before get theirs once they are shown (D-129); what
 * fails is asked for again when somebody opens the page next.
 */
export function useSortedTickets({ rows, updateRow }: PagedList<Ticket>) {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const refs = rows.filter((row) => isUnsorted(row) && !asked.current.has(row.id)).map(({ id }) => id);
    if (refs.length === 0) return;
    const page = refs.slice(0, LIMITS.listPageSize);
    for (const ref of page) asked.current.add(ref);
    sortTickets(page)
      .then(({ found }) => {
        for (const { conversation_ref: ref, person_ref } of found) {
          // Rows of older pages are not live.
          const row = rows.find(({ id }) => id === ref);
          if (row !== undefined) updateRow(ref, { ...row, person_ref });
        }
        return reloadPeople();
      })
      .catch((error: unknown) => report('tickets-not-sorted', error));
  }, [rows, updateRow]);
  return { sorted: rows.filter((row) => !isUnsorted(row)), unsorted: rows.filter(isUnsorted) };
}
