import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { type Ticket, visitorLabel } from '../ticket';
import { DraftCard } from './draft-card';

export { SentDraft } from './sent-draft';

interface DraftCardsProps {
  drafts: readonly ReplyDraft[];
  ticket: Ticket;
  /** after a step that takes a draft out of the thread */
  onGone: () => void;
}

/** The replies in review at the end of a ticket's thread. */
export function DraftCards({ drafts, ticket, onGone }: DraftCardsProps) {
  return drafts.map((draft) => (
    <DraftCard
      key={draft.id}
      draft={draft}
      visitor={visitorLabel(ticket)}
      visitorWroteMs={ticket.last_visitor_message_at.toMillis()}
      onGone={onGone}
    />
  ));
}
