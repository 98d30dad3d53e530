import type { Checklist } from '@harborline/domain/entities/checklist';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { SopArticle } from '@harborline/domain/entities/sop';
import { suggestSops } from '@harborline/domain/sop/suggest-sops';
import { newestChecklists } from '@harborline/domain/stores/checklists';
import { newestMessages } from '@harborline/domain/stores/messages';
import { comparedSops } from '@harborline/domain/stores/sops';
import { useMemo } from 'react';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { readRecords } from '../../../shared/store/read-records';
import { watchRecords } from '../../../shared/store/watch-records';

export type SopTicket = Pick<Conversation, 'id' | 'support_lib_id' | 'title'>;

const NO_SOPS: readonly SopArticle[] = [];

/** The published SOPs of a library that a ticket is compared with. */
function useComparedSops(libraryId: string): Loadable<readonly SopArticle[]> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => readOnce('compared-sops', () => readRecords(firestore, comparedSops(libraryId))),
    [firestore, libraryId],
  );
  return useSubscription(source).live;
}

/** The checklists of a ticket, live. */
function useChecklists(ticketId: string): Loadable<readonly Checklist[]> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<readonly Checklist[]>) =>
        watchRecords(firestore, newestChecklists(ticketId))({ next: ({ records }) => next(records), error }),
    [firestore, ticketId],
  );
  return useSubscription(source).live;
}

/** The visitor's newest message; null while it is unknown. The thread watches the same query, so no read is billed. */
function useNewestMessage(ticketId: string): string | null {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<string>) =>
        watchRecords(
          firestore,
          newestMessages(ticketId),
        )({
          next: ({ records }) =>
            next(records.find(({ sender_type }) => sender_type === 'visitor')?.text ?? ''),
          error,
        }),
    [firestore, ticketId],
  );
  const { live } = useSubscription(source);
  if (live.status === 'loading') return null;
  return live.status === 'ready' ? live.data : '';
}

/** What the section of SOPs shows of a ticket. It reads nothing before it is there. */
export function useTicketSops({ id, support_lib_id, title }: SopTicket) {
  const sops = useComparedSops(support_lib_id);
  const checklists = useChecklists(id);
  const message = useNewestMessage(id);
  const compared = sops.status === 'ready' ? sops.data : NO_SOPS;
  const suggested = useMemo(
    () => (message === null ? null : suggestSops(compared, { title, message })),
    [compared, title, message],
  );
  return { sops, checklists, suggested };
}
