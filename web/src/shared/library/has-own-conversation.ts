import { keptText } from '../storage/kept';

/** Under what the visitor's conversation in a library is kept. */
export const ownConversationKey = (libraryId: string): string => `own-conversation/${libraryId}`;

/** Whether something is kept there, which may be too old by now. */
export const hasOwnConversation = (libraryId: string): boolean =>
  keptText('device', ownConversationKey(libraryId)).read() !== null;
