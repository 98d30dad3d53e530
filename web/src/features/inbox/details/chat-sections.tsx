import { chatState } from '@harborline/domain/chat/chat-state';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { RATING_TEXTS } from '@harborline/domain/texts/ratings';
import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import type { Ticket } from '../ticket';
import { Section } from './section';

const VisitPages = lateComponent(async () => (await import('./visitor/visit-pages')).VisitPages);
const CobrowseSection = lateComponent(
  async () => (await import('./cobrowse/cobrowse-section')).CobrowseSection,
);
const EarlierConversations = lateComponent(
  async () => (await import('./visitor/earlier-conversations')).EarlierConversations,
);
const TicketRatings = lateComponent(async () => (await import('./ratings/ticket-ratings')).TicketRatings);

function LateSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Suspense fallback={<ListSkeleton height={36} />}>{children}</Suspense>
    </Section>
  );
}

/**
 * What the team knows of a chat's visitor beside the facts: where they are while it goes on,
 * how they rated it once it has ended (D-97), and their other conversations (D-63).
 */
export function ChatSections({ chat }: { chat: Ticket }) {
  return (
    <Box sx={{ px: 2, pb: 3, display: 'flex', flexDirection: 'column', gap: 3 }}>
      {chatState(chat) !== 'ended' && (
        <LateSection title={CHAT_TEXTS.visit}>
          <VisitPages conversationRef={chat.id} heldBy={chat.assigned_to} />
        </LateSection>
      )}
      {chatState(chat) === 'taken' && (
        <Suspense>
          <CobrowseSection chat={chat} />
        </Suspense>
      )}
      {chatState(chat) === 'ended' && (
        <LateSection title={RATING_TEXTS.section}>
          <TicketRatings conversationRef={chat.id} />
        </LateSection>
      )}
      <LateSection title={CHAT_TEXTS.earlier}>
        <EarlierConversations key={chat.id} chat={chat} />
      </LateSection>
    </Box>
  );
}
