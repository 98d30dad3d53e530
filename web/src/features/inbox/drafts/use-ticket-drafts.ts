import { isChat } from '@harborline/domain/chat/chat-state';
import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { submitDrafts } from '@harborline/domain/permissions/requirements';
import { draftsOnTicket } from '@harborline/domain/stores/reply-drafts';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { watchRecords } from '../../../shared/store/watch-records';
import type { Ticket } from '../ticket';

export interface TicketDrafts {
  /** those that are not sent, the oldest first */
  readonly open: readonly ReplyDraft[];
  /** those that were sent, by the message that each became */
  readonly sent: ReadonlyMap<string, ReplyDraft>;
}

const NONE: TicketDrafts = { open: [], sent: new Map() };

const bySent = (drafts: readonly ReplyDraft[]): TicketDrafts => ({
  open: drafts.filter(({ state }) => state !== 'sent').toReversed(),
  sent: new Map(drafts.filter(({ state }) => state === 'sent').map((draft) => [draft.message_ref, draft])),
});

/**
 * The drafts on a ticket that the signed-in person may read, live: all of them for a reviewer, one's own for whoever may only
 * submit (D-104). For everybody else, and of a chat, nothing is read.
 */
export function useTicketDrafts(ticket: Ticket): TicketDrafts {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const mayReview = useMay('ReplyDrafts.readOthers');
  const maySubmit = useMay(submitDrafts);
  const { id, support_lib_id: libraryId } = ticket;
  const isClosed = isChat(ticket) || (!mayReview && !maySubmit);
  const source = useMemo(() => {
    if (isClosed) return null;
    const watch = watchRecords(firestore, draftsOnTicket(libraryId, id, mayReview ? null : uid));
    return ({ next, error }: Observer<TicketDrafts>) =>
      watch({ next: ({ records }) => next(bySent(records)), error });
  }, [firestore, id, isClosed, libraryId, mayReview, uid]);
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : NONE;
}
