import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { type Ticket, visitorLabel } from '../ticket';
import { DraftCard } from './draft-card';

export { SentDraft } from './sent-draft';

/** The replies in review at the end of a ticket's thread. */
export function DraftCards({ drafts, ticket }: { drafts: readonly ReplyDraft[]; ticket: Ticket }) {
  return drafts.map((draft) => (
    <DraftCard
      key={draft.id}
      draft={draft}
      visitor={visitorLabel(ticket)}
      visitorWroteMs={ticket.last_visitor_message_at.toMillis()}
    />
  ));
}
