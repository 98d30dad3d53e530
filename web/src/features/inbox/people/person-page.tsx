import type { PersonAnswer } from '@harborline/domain/api/inbox/visitor-people';
import { ticketsOfPerson } from '@harborline/domain/stores/visitor-people';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import Box from '@mui/material/Box';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useRequest } from '../../../shared/requests/use-request';
import { adminLinks, OF_TICKET } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { Card } from './card';
import { ClaimedTickets } from './claimed-tickets';
import { Namesakes } from './namesakes';
import { loadPersonOfTicket } from './people-calls';
import { PersonAbout } from './person-about';
import { NoPerson, PersonFrame } from './person-frame';
import { personLabel } from './person-label';
import { PersonNotes } from './person-notes';
import { TicketRows } from './ticket-rows';
import { usePerson } from './use-person';
import { useTickets } from './use-tickets';

const SHOWN_PAGES = 5;
const COLUMN = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', gridRow: { md: 1 } };

const PersonLoading = () => (
  <PersonFrame title={PEOPLE_TEXTS.title} list="people">
    <ListSkeleton height={88} />
  </PersonFrame>
);

function PersonContent(answer: PersonAnswer) {
  const { person } = answer;
  const { support_lib_id: libraryId } = useStaff();
  // Older pages are not live: what a merge or its undo has moved is read again.
  const version = person.merges.map(({ id, is_undone }) => `${id}${is_undone ? '-' : '+'}`).join();
  const list = useTickets(
    `person/${libraryId}/${person.id}/${version}`,
    ticketsOfPerson(libraryId, person.id),
  );
  const own = list.rows.filter(({ person_ref }) => person_ref === person.id);
  const pages = new Set(own.map(({ visitor }) => visitor.URL).filter((url) => url !== ''));
  return (
    <PersonFrame title={personLabel(person)} list="people">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          gap: 2.5,
          alignItems: 'start',
        }}
      >
        {/* The tickets come first, and who it is beside them where there is room. */}
        <Box sx={{ ...COLUMN, gridColumn: { md: 1 } }}>
          <Card title={PEOPLE_TEXTS.tickets} isFlush>
            <TicketRows label={PEOPLE_TEXTS.tickets} list={list} tickets={own} />
          </Card>
          <Namesakes {...answer} />
          {person.email !== '' && (
            <ClaimedTickets personId={person.id} email={person.email} version={version} />
          )}
        </Box>
        <Box sx={{ ...COLUMN, gridColumn: { md: 2 } }}>
          <PersonAbout person={person} pages={[...pages].slice(0, SHOWN_PAGES)} />
          <PersonNotes key={person.id} personId={person.id} notes={person.notes} />
        </Box>
      </Box>
    </PersonFrame>
  );
}

function Person({ id }: { id: string }) {
  const { state } = usePerson(id);
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={PEOPLE_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'loading') return <PersonLoading />;
  return state.data === null ? <NoPerson /> : <PersonContent {...state.data} />;
}

/** Leads to the person who wrote a ticket; one from before gets its person by that. */
function PersonOfTicket({ ticket }: { ticket: string }) {
  const { state } = useRequest({
    key: ['person-of-ticket', ticket],
    load: (signal) => loadPersonOfTicket(ticket, signal),
  });
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={PEOPLE_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'loading') return <PersonLoading />;
  if (state.data === null) return <NoPerson />;
  return <Navigate replace to={adminLinks.person(state.data.person_ref)} />;
}

/** /admin/inbox/person/:id: who writes tickets, with what they wrote (D-129). */
export function PersonPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  if (id === OF_TICKET) return <PersonOfTicket ticket={search.get('ticket') ?? ''} />;
  return <Person key={id} id={id} />;
}
