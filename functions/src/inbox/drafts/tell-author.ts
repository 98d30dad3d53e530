import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DURATIONS } from '@harborline/domain/limits';
import { feedItem } from '@harborline/domain/stores/feeds';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { randomId } from '../../platform/ids';
import { createRecord } from '../../platform/store/write';
import { teamName } from './open-draft';

interface Decision {
  readonly draft: ReplyDraft;
  readonly what: keyof typeof DRAFT_TEXTS.feed;
  readonly staff: Staff;
  readonly nowMs: number;
}

/** Puts what a reviewer decided into the feed of the draft's author, in the transaction that decides it. */
export function tellAuthor(transaction: Transaction, { draft, what, staff, nowMs }: Decision): void {
  if (draft.author_ref === staff.uid) return;
  createRecord(transaction, feedItem(`${draft.author_ref}_${randomId()}`), {
    support_lib_id: draft.support_lib_id,
    ref_uid: draft.author_ref,
    is_read: false,
    trigger: 'user',
    activity_name: DRAFT_TEXTS.feed[what](shortNumber(draft.ticket.number)),
    agent: { agent_name: teamName(staff), agent_picture: staff.agent_picture },
    workflow_name: '',
    workflow_ref: '',
    entity_type: DRAFT_TEXTS.feedEntity,
    conversation_ref: draft.conversation_ref,
    created_at: Timestamp.fromMillis(nowMs),
    expires_at: Timestamp.fromMillis(nowMs + DURATIONS.feedKeptMs),
  });
}
