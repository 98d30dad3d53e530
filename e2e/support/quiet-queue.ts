import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import { docPath } from '@harborline/domain/paths';
import { LUMEN } from '@harborline/emulator-seed/people';
import { setFields } from './plant';

/**
 * Leaves the chats of the first demo library to whoever takes them. Assigned by themselves, one that a journey has left
 * waiting would go to the person of another journey, who then may not log out (S4.5-23).
 */
export default async function keepQueueQuiet(): Promise<void> {
  await setFields(docPath.library(LUMEN.libraryId), {
    chatSettings: { ...DEFAULT_CHAT_SETTINGS, isAutoAssigned: false },
  });
}
