import { conversationUpdate, type NewMessage } from '@harborline/domain/conversation/build-message';
import { SERVER_TIME } from '@harborline/emulators/in-process';
import type { Fields } from './document';

/** What a page changes on the conversation together with a message, as far as the message is usable. */
export function summaryOf(id: string, message: Fields, fallback: Fields): Fields {
  const { text, file_url } = message;
  const usable: Record<string, unknown> = {
    sender_type: '',
    sender_name: '',
    created_at: SERVER_TIME,
    ...message,
  };
  if (typeof text !== 'string') usable.text = fallback.text;
  if (typeof file_url !== 'string') usable.file_url = '';
  return { ...conversationUpdate(id, usable as unknown as NewMessage<unknown>) };
}
