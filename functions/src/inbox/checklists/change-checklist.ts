import type { Checklist } from '@harborline/domain/entities/checklist';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { checklist as checklistDocument } from '@harborline/domain/stores/checklists';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { readOwnTicket } from '../own-ticket';

/** How a request names a checklist. */
interface Named {
  readonly conversation_ref: string;
  readonly sop_id: string;
  readonly version: number;
}

/** A checklist with its ticket, in the transaction that changes both. */
export interface OpenChecklist {
  readonly transaction: Transaction;
  readonly ticket: Conversation;
  readonly checklist: Checklist;
  readonly document: ReturnType<typeof checklistDocument>;
}

/** A checklist that has ended is not changed any more. */
export const hasEnded = (): ApiError => new ApiError('conflict', CHECKLIST_TEXTS.hasEnded);

/**
 * Changes a checklist in a transaction, so that two people who tick at once lose nothing.
 * @throws ApiError 'not-found' unless it is of a ticket of the person's library
 */
export const changeChecklist = (
  { conversation_ref, sop_id, version }: Named,
  staff: Staff,
  change: (open: OpenChecklist) => void,
): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const ticket = await readOwnTicket(transaction, conversation_ref, staff);
    const document = checklistDocument(conversation_ref, sop_id, version);
    const checklist = await readRecord(document, transaction);
    if (checklist === undefined) throw new ApiError('not-found');
    change({ transaction, ticket, checklist, document });
  });
