import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import { RATING_TEXTS } from '@harborline/domain/texts/ratings';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { TICKET_FORM_TEXTS } from '@harborline/domain/texts/ticket-forms';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useMay } from '../../../shared/staff/use-may';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import type { Ticket } from '../ticket';
import { FoldedSection } from './folded-section';
import { RunningChecklists } from './running-checklists';

const DueMark = lateComponent(async () => (await import('../due/due-mark')).DueMark);
const TicketClocks = lateComponent(async () => (await import('../due/ticket-clocks')).TicketClocks);
const TicketSops = lateComponent(async () => (await import('../../sop')).TicketSops);
const TicketHistory = lateComponent(async () => (await import('./history/ticket-history')).TicketHistory);

const TicketForms = lateComponent(async () => (await import('./forms/ticket-forms')).TicketForms);

const TicketRatings = lateComponent(async () => (await import('./ratings/ticket-ratings')).TicketRatings);

/** The parts of a ticket's details that load once they are opened: its service level, its SOPs, its ratings, the forms that were sent from it, and what became of it. */
export function TicketSections({ ticket }: { ticket: Ticket }) {
  const mayReadSops = useMay('Checklists.readOfTicket');
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <FoldedSection
        title={SERVICE_LEVEL_TEXTS.section}
        summary={
          ticket.due !== undefined && (
            <Suspense>
              <DueMark due={ticket.due} />
            </Suspense>
          )
        }
      >
        <Suspense fallback={<ListSkeleton height={44} />}>
          <TicketClocks key={ticket.id} ticket={ticket} />
        </Suspense>
      </FoldedSection>
      {mayReadSops && (
        <FoldedSection title={CHECKLIST_TEXTS.title} summary={<RunningChecklists ticketId={ticket.id} />}>
          <Suspense fallback={<ListSkeleton height={44} />}>
            <TicketSops ticket={ticket} />
          </Suspense>
        </FoldedSection>
      )}
      <FoldedSection title={RATING_TEXTS.section}>
        <Suspense fallback={<ListSkeleton height={44} />}>
          <TicketRatings conversationRef={ticket.id} />
        </Suspense>
      </FoldedSection>
      <FoldedSection title={TICKET_FORM_TEXTS.section}>
        <Suspense fallback={<ListSkeleton height={44} />}>
          <TicketForms conversationRef={ticket.id} />
        </Suspense>
      </FoldedSection>
      <FoldedSection title={HISTORY_TEXTS.title}>
        <Suspense fallback={<ListSkeleton height={44} />}>
          <TicketHistory conversationRef={ticket.id} />
        </Suspense>
      </FoldedSection>
    </Box>
  );
}
