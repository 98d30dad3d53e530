import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DraftCard } from './draft-card';

export { SentDraft } from './sent-draft';

/** The replies in review at the end of a ticket's thread. */
export function DraftCards({ drafts, visitor }: { drafts: readonly ReplyDraft[]; visitor: string }) {
  return drafts.map((draft) => <DraftCard key={draft.id} draft={draft} visitor={visitor} />);
}
