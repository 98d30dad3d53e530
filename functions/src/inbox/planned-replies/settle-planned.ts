import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { conversation } from '@harborline/domain/stores/conversations';
import { message } from '@harborline/domain/stores/messages';
import { plannedReply } from '@harborline/domain/stores/planned-replies';
import { whyHeld } from '@harborline/domain/tickets/planned-reply';
import { readIfStillMay } from '../../people';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { holdPlan, sendPlan } from './end-plan';

/**
 * Sends a planned reply that is due, or holds it if what it was written for has changed (D-120). A second call finds it sent or
 * held, and changes nothing. @returns what became of it, null for nothing
 */
export const settlePlanned = (id: string, nowMs: number): Promise<'sent' | 'held' | null> =>
  firestore().runTransaction(async (transaction) => {
    const plan = await readRecord(plannedReply(id), transaction);
    if (plan?.state !== 'planned' || plan.send_at.toMillis() > nowMs) return null;
    const { support_lib_id: libraryId, author_ref: uid } = plan;
    const found = await readRecord(conversation(plan.conversation_ref), transaction);
    const ticket = found?.support_lib_id === libraryId ? found : undefined;
    const lastId = ticket?.last_message.id ?? '';
    // Without another message since, nothing more is read.
    const last =
      ticket === undefined || lastId === '' || lastId === plan.last_message_ref
        ? undefined
        : await readRecord(message(ticket.id, lastId), transaction);
    const author = await readIfStillMay(replyToTickets, { uid, libraryId }, transaction);
    const open = { transaction, plan, nowMs };
    const because = whyHeld(plan, ticket, { mayAuthorReply: author !== undefined, last });
    if (because === null && ticket !== undefined && author !== undefined) {
      await sendPlan(open, ticket, { author, isEarly: false });
      return 'sent';
    }
    holdPlan(open, ticket, { because: because ?? 'gone' });
    return 'held';
  });
