import { reviewDraft, submitDraft } from '@harborline/domain/api/inbox/drafts';
import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import type { DraftActor } from '@harborline/domain/tickets/draft-review';
import { useMemo } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';

/** What the signed-in person may do with drafts now; nothing while they view as a teammate. */
export function useDraftRights() {
  const maySubmit = useMay(submitDraft);
  const mayReview = useMay(reviewDraft);
  const mayReply = useMay('Messages.createAsAgent');
  return useMemo(() => ({ maySubmit, mayReview, mayReply }), [maySubmit, mayReview, mayReply]);
}

/** Who the signed-in person is to a draft. */
export function useDraftActor({ author_ref }: Pick<ReplyDraft, 'author_ref'>): DraftActor {
  const { uid } = useStaff();
  const rights = useDraftRights();
  return useMemo(() => ({ ...rights, isAuthor: author_ref === uid }), [rights, author_ref, uid]);
}

/** How the signed-in person may write on tickets: to the visitor, drafts for review alone, or not at all. */
export function useTicketWriting(): 'reply' | 'draft' | 'none' {
  const { mayReply, maySubmit } = useDraftRights();
  if (mayReply) return 'reply';
  return maySubmit ? 'draft' : 'none';
}
