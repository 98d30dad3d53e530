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

const changedAt = ({ updated_at }: ReplyDraft): number => updated_at.toMillis();

/** The drafts of both queries, each once, those changed last first. */
function joined(drafts: readonly ReplyDraft[]): readonly ReplyDraft[] {
  const byAge = drafts.toSorted((one, other) => changedAt(one) - changedAt(other));
  // The newest of the same draft is the last.
  return [...new Map(byAge.map((draft) => [draft.id, draft])).values()].sort(
    (one, other) => changedAt(other) - changedAt(one),
  );
}

/**
 * The drafts on a ticket that the signed-in person may read, live: one's own, and for a reviewer all that are
 * not being edited (D-104). For everybody else, and of a chat, nothing is read.
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
    // What somebody edits is theirs alone, so that a reviewer's own drafts are asked for beside those that they review.
    const authors = [...(mayReview ? [null] : []), ...(maySubmit ? [uid] : [])];
    const watched = authors.map((author) => watchRecords(firestore, draftsOnTicket(libraryId, id, author)));
    return ({ next, error }: Observer<TicketDrafts>) => {
      const found = new Map<number, readonly ReplyDraft[]>();
      const stops = watched.map((watch, index) =>
        watch({
          next: ({ records }) => {
            found.set(index, records);
            if (found.size === watched.length) next(bySent(joined([...found.values()].flat())));
          },
          error,
        }),
      );
      return () => {
        for (const stop of stops) stop();
      };
    };
  }, [firestore, id, isClosed, libraryId, mayReview, maySubmit, uid]);
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : NONE;
}
