import { ratingKey } from '@harborline/domain/ratings/rating-key';
import { conversationRef, messageRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';

/** The key of a rating link for an answer that nobody has rated; its library accepts links without a signature. */
export function unratedKey(): string {
  const ticket = CONVERSATIONS.find(({ slug }) => slug === 'markdown-export');
  const index = ticket?.messages.findLastIndex(({ from }) => from === 'agent') ?? -1;
  if (!ticket || index < 0) throw new Error('The demo world has no answer to rate');
  return ratingKey({
    conversationRef: conversationRef(ticket),
    messageId: messageRef(ticket, index),
    libraryId: LIBRARY_IDS[ticket.library],
  });
}
