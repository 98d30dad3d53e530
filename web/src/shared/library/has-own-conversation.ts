import { keptText } from '../storage/kept';

/** Storage key of the visitor's conversation in a library. */
export const ownConversationKey = (libraryId: string): string => `own-conversation/${libraryId}`;

/** Whether a conversation is stored, which may be too old by now. */
export const hasOwnConversation = (libraryId: string): boolean =>
  keptText('device', ownConversationKey(libraryId)).read() !== null;
