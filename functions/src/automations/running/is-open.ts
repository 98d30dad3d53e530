import { CHAT_SOURCE, type Conversation } from '@harborline/domain/entities/conversation';
import { isBlockedSender } from '../../inbox';

/** Whether automations work on it: a ticket that was not merged, of nobody who is blocked (D-101). */
export async function isOpenToAutomations(ticket: Conversation): Promise<boolean> {
  if (ticket.source === CHAT_SOURCE || ticket.merged_into !== undefined) return false;
  return !(await isBlockedSender(ticket.support_lib_id, ticket.visitor.email));
}
