import { ticketsOfAddress } from '@harborline/domain/stores/conversations';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { useStaff } from '../../../shared/staff/session-context';
import { Card } from './card';
import { TicketRows } from './ticket-rows';
import { useSortedTickets } from './use-sorted-tickets';
import { useTickets } from './use-tickets';

interface ClaimedTicketsProps {
  personId: string;
  email: string;
  /** another one where a merge, or its undo, has moved tickets */
  version: string;
}

/** Tickets of others that give the same address, apart from the person's own (D-129); nothing without any. */
export function ClaimedTickets({ personId, email, version }: ClaimedTicketsProps) {
  const { support_lib_id: libraryId } = useStaff();
  const list = useTickets(`claims/${libraryId}/${email}/${version}`, ticketsOfAddress(libraryId, email));
  const { sorted, unsorted } = useSortedTickets(list);
  const others = sorted.filter(({ person_ref }) => person_ref !== personId);
  if (list.status === 'loading') return null;
  const [title, older] = [PEOPLE_TEXTS.claims(email), PEOPLE_TEXTS.unsorted(email)];
  const isClaimsShown = list.status !== 'ready' || others.length > 0 || list.hasMore;
  return (
    <>
      {unsorted.length > 0 && (
        <Card title={older} hint={PEOPLE_TEXTS.unsortedHint} isFlush>
          <TicketRows label={older} list={{ ...list, hasMore: false }} tickets={unsorted} />
        </Card>
      )}
      {isClaimsShown && (
        <Card title={title} hint={PEOPLE_TEXTS.claimsHint} isFlush>
          <TicketRows
            label={title}
            list={list}
            tickets={others}
            none={PEOPLE_TEXTS.noneAmong(list.rows.length)}
          />
        </Card>
      )}
    </>
  );
}
