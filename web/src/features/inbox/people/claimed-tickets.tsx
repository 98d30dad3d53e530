import { ticketsOfAddress } from '@harborline/domain/stores/conversations';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { useStaff } from '../../../shared/staff/session-context';
import { Card } from './card';
import { TicketRows } from './ticket-rows';
import { useTickets } from './use-tickets';

interface ClaimedTicketsProps {
  personId: string;
  email: string;
}

/** Tickets of others that give the same address, apart from the person's own (D-129); nothing without any. */
export function ClaimedTickets({ personId, email }: ClaimedTicketsProps) {
  const { support_lib_id: libraryId } = useStaff();
  const list = useTickets(`claims/${libraryId}/${email}`, ticketsOfAddress(libraryId, email));
  const others = list.rows.filter(({ person_ref }) => person_ref !== personId);
  if (list.status === 'loading' || (list.status === 'ready' && others.length === 0 && !list.hasMore))
    return null;
  const title = PEOPLE_TEXTS.claims(email);
  return (
    <Card title={title} hint={PEOPLE_TEXTS.claimsHint} isFlush>
      <TicketRows label={title} list={list} tickets={others} />
    </Card>
  );
}
