import { isChat } from '@harborline/domain/chat/chat-state';
import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { isNameInput } from '@harborline/domain/contact/validate-contact';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { languageName } from '../../../shared/format/language-name';
import { absoluteTime } from '../../../shared/format/staff-times';
import { lateComponent } from '../../../shared/hooks/late-component';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { VisitorName } from '../people/visitor-name';
import { TicketStatusChip } from '../status/ticket-status-chip';
import type { Ticket } from '../ticket';
import { Assignee } from './assignee/assignee';
import { IdentityMark } from './identity-mark';
import { PageLink } from './page-link';
import { Section } from './section';

const TicketFields = lateComponent(async () => (await import('../fields/ticket-fields')).TicketFields);
const TicketCustomFields = lateComponent(
  async () => (await import('../custom-fields/ticket-custom-fields')).TicketCustomFields,
);
const TicketPriority = lateComponent(async () => (await import('../fields/ticket-priority')).TicketPriority);
const TicketTeam = lateComponent(async () => (await import('../fields/ticket-team')).TicketTeam);
const TicketFollowers = lateComponent(
  async () => (await import('../followers/ticket-followers')).TicketFollowers,
);
const LinkedTickets = lateComponent(async () => (await import('../links/linked-tickets')).LinkedTickets);
const TicketTags = lateComponent(async () => (await import('../tags/ticket-tags')).TicketTags);
const VisitorNotes = lateComponent(async () => (await import('../people/visitor-notes')).VisitorNotes);
const MergeButton = lateComponent(async () => (await import('../merge/merge-button')).MergeButton);
const DeleteButton = lateComponent(async () => (await import('../deletion/delete-button')).DeleteButton);
const BlockSender = lateComponent(async () => (await import('./blocking/block-sender')).BlockSender);

const FACTS = INBOX_TEXTS.facts;

/** Details of the visitor and the ticket. Everything about the visitor is what their browser claims. */
export function DetailsPanel({ ticket }: { ticket: Ticket }) {
  const { visitor } = ticket;
  // The visitor's own name is the heading already.
  const inputs = ticket.custom_inputs.filter(
    (input) => !(isNameInput(input) && input.text.trim() === visitor.name),
  );
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Section title={FACTS.visitor}>
        <VisitorName ticket={ticket} />
        <Box sx={{ my: 1 }}>
          <IdentityMark isVerified={visitor.is_verified} />
        </Box>
        {!visitor.is_verified && (
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
            {INBOX_TEXTS.unverifiedHint}
          </Typography>
        )}
        <Facts
          facts={[
            [FACTS.email, visitor.email],
            [FACTS.system, visitor.os],
            [FACTS.browser, visitor.browser],
            [isChat(ticket) ? CHAT_TEXTS.beganOn : FACTS.page, <PageLink key="page" url={visitor.URL} />],
          ]}
        />
        {!isChat(ticket) && ticket.person_ref !== undefined && (
          <Suspense>
            <VisitorNotes personId={ticket.person_ref} />
          </Suspense>
        )}
        {isEmailAddress(visitor.email) && (
          <Suspense>
            <BlockSender key={ticket.id} email={visitor.email} />
          </Suspense>
        )}
      </Section>
      {isChat(ticket) ? <ChatFacts chat={ticket} /> : <TicketFacts ticket={ticket} />}
      {!isChat(ticket) && (
        <Section title={LINK_TEXTS.label}>
          <Suspense>
            <LinkedTickets key={ticket.id} ticket={ticket} />
          </Suspense>
        </Section>
      )}
      {!isChat(ticket) && (
        <Section title={TAG_TEXTS.title}>
          <Suspense fallback={<ListSkeleton height={44} />}>
            <TicketTags key={ticket.id} ticket={ticket} />
          </Suspense>
        </Section>
      )}
      {ticket.help_steps.length > 0 && (
        <Section title={FACTS.helpSteps}>
          <Facts facts={ticket.help_steps.map(({ title, answer }) => [title, answer])} />
        </Section>
      )}
      {inputs.length > 0 && (
        <Section title={FACTS.form}>
          <Facts facts={inputs.map(({ label, text }) => [label, text])} />
        </Section>
      )}
    </Box>
  );
}

function TicketFacts({ ticket }: { ticket: Ticket }) {
  return (
    <Section title={FACTS.ticket}>
      <Facts
        facts={[
          [
            FACTS.status,
            ticket.merged_into === undefined ? (
              <TicketStatusChip key="status" ticket={ticket} />
            ) : (
              MERGE_TEXTS.mergedInto(shortNumber(ticket.merged_into.number))
            ),
          ],
          [ASSIGNEE_TEXTS.label, <Assignee key="assignee" ticket={ticket} />],
          [FACTS.number, shortNumber(ticket.number)],
          [FACTS.title, ticket.title],
          [FACTS.ticketId, String(ticket.ticket_id)],
          [FACTS.created, absoluteTime(ticket.created_at.toDate())],
        ]}
      />
      <Suspense>
        <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
          <TicketPriority ticket={ticket} />
          <TicketTeam ticket={ticket} />
          <TicketFollowers key={ticket.id} ticket={ticket} />
        </Box>
        <TicketFields ticket={ticket} />
        <TicketCustomFields ticket={ticket} />
        <MergeButton key={ticket.id} ticket={ticket} />
        <DeleteButton key={`delete-${ticket.id}`} ticket={ticket} />
      </Suspense>
    </Section>
  );
}

function ChatFacts({ chat }: { chat: Ticket }) {
  return (
    <Section title={CHAT_TEXTS.title}>
      <Facts
        facts={[
          [CHAT_TEXTS.agent, chat.chat?.agent_name ?? ''],
          [CHAT_TEXTS.language, languageName(chat.chat?.language ?? '')],
          [FACTS.created, absoluteTime(chat.created_at.toDate())],
        ]}
      />
    </Section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Box key={name}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              dir="auto"
              sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
