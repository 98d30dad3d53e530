import { type ChatSettings, DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import { library } from '@harborline/domain/stores/libraries';
import { readRecord } from '../../platform/store/read';

/** How a library chats (D-92). */
export const readChatSettings = async (libraryId: string): Promise<ChatSettings> =>
  (await readRecord(library(libraryId)))?.chatSettings ?? DEFAULT_CHAT_SETTINGS;
