import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { DURATIONS } from '@harborline/domain/limits';
import { feedItem } from '@harborline/domain/stores/feeds';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { randomId } from '../../platform/ids';
import { createRecord } from '../../platform/store/write';
import { teamName } from '../drafts/open-draft';

interface Told {
  readonly plan: PlannedReply;
  /** what follows the name of who did it */
  readonly activity: string;
  /** undefined if the product did it */
  readonly staff?: Staff;
  readonly nowMs: number;
}

/** Puts what became of a planned reply into the feed of its author, in the transaction that decides it. */
export function tellAuthor(transaction: Transaction, { plan, activity, staff, nowMs }: Told): void {
  createRecord(transaction, feedItem(`${plan.author_ref}_${randomId()}`), {
    support_lib_id: plan.support_lib_id,
    ref_uid: plan.author_ref,
    is_read: false,
    trigger: staff === undefined ? 'automation' : 'user',
    activity_name: activity,
    agent:
      staff === undefined
        ? { agent_name: LATER_TEXTS.feedSubject, agent_picture: '' }
        : { agent_name: teamName(staff), agent_picture: staff.agent_picture },
    workflow_name: '',
    workflow_ref: '',
    entity_type: LATER_TEXTS.feedEntity,
    conversation_ref: plan.conversation_ref,
    created_at: Timestamp.fromMillis(nowMs),
    expires_at: Timestamp.fromMillis(nowMs + DURATIONS.feedKeptMs),
  });
}
