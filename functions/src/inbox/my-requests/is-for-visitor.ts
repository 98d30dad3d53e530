import type { Conversation } from '@harborline/domain/entities/conversation';

/** Whether a ticket has anything for its visitor: one that a teammate opened as a note has not, until somebody replies (D-100). */
export const isForVisitor = ({ last_message }: Pick<Conversation, 'last_message'>): boolean =>
  last_message.id !== '';
