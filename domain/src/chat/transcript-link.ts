/** Says in the address of a conversation that its visitor waits for a copy of the chat by email (D-91). */
export const TRANSCRIPT_PARAMETER = 'transcript';

/**
 * The address in the mail that comes instead of a copy: opening it proves the mailbox, and has the copy sent.
 * @param conversationUrl with its token in the query
 */
export const transcriptUrl = (conversationUrl: string): string =>
  `${conversationUrl}&${TRANSCRIPT_PARAMETER}=1`;
