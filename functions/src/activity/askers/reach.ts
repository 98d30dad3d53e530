import { CHAT_SOURCE, type Conversation } from '@harborline/domain/entities/conversation';
import type { MailDelivery } from '@harborline/domain/entities/mail';

/** Whether a person can be told by a reply in their ticket, or why not. */
export type Reach = 'tellable' | 'closed' | 'waiting' | 'gone';

interface AskedRequest {
  readonly libraryId: string;
  /** undefined if no function has taken the request yet */
  readonly delivery: MailDelivery | undefined;
  /** undefined if there is none */
  readonly conversation: Pick<Conversation, 'support_lib_id' | 'source' | 'status'> | undefined;
}

/** Staff answer open and pending tickets of their own library; a closed one stays closed, and a chat is no ticket (D-31). */
export function reachOf({ libraryId, delivery, conversation }: AskedRequest): Reach {
  if (delivery === undefined || delivery.state === 'held') return 'waiting';
  const isTicket = conversation?.support_lib_id === libraryId && conversation.source !== CHAT_SOURCE;
  if (!isTicket) return 'gone';
  return conversation.status === 'closed' ? 'closed' : 'tellable';
}
