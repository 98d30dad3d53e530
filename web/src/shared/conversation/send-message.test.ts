import type { SenderType } from '@harborline/domain/entities/conversation';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendMessage } from './send-message';

const batch = vi.hoisted(() => ({ set: vi.fn(), update: vi.fn() }));
vi.mock('../store/in-batch', () => ({
  inBatch: async (_firestore: unknown, write: (writes: typeof batch) => void) => write(batch),
}));
vi.mock('firebase/firestore', () => ({ serverTimestamp: () => 'now' }));

const send = (senderType: SenderType) =>
  sendMessage({} as never, {
    id: 'm1',
    conversationRef: 'c1',
    libraryId: 'acme',
    senderType,
    senderRef: 'ada',
    senderName: 'Ada',
    text: ' Hello\r\nAnn ',
  });

beforeEach(() => vi.clearAllMocks());

it.each<[SenderType, boolean]>([
  ['agent', false],
  ['visitor', true],
])('writes the message of the %s with its summary', async (senderType, isUnread) => {
  await send(senderType);
  expect(batch.set).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: 'Conversations/c1/Messages/m1' }),
    expect.objectContaining({ text: 'Hello\nAnn', sender_type: senderType, created_at: 'now' }),
  );
  expect(batch.update).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: 'Conversations/c1' }),
    expect.objectContaining({
      last_message: { id: 'm1', preview: 'Hello Ann', sender_type: senderType, sender_name: 'Ada' },
      last_message_at: 'now',
      is_unread_by_staff: isUnread,
    }),
  );
});

it('writes nothing of a note to the conversation, which its visitor can read', async () => {
  await send('note');
  expect(batch.set).toHaveBeenCalledOnce();
  expect(batch.update).not.toHaveBeenCalled();
});
