import type { SenderType } from '@harborline/domain/entities/conversation';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMessage } from './send-message';

const batch = vi.hoisted(() => ({ set: vi.fn(), update: vi.fn(), commit: vi.fn(async () => undefined) }));
const found = vi.hoisted(() => vi.fn(async () => ({ exists: (): boolean => true })));
vi.mock('../store/in-batch', () => ({
  inBatch: async (_firestore: unknown, write: (writes: typeof batch) => void) => {
    write(batch);
    await batch.commit();
  },
}));
vi.mock('firebase/firestore', () => ({
  serverTimestamp: () => 'now',
  doc: (_firestore: unknown, path: string) => path,
  getDocFromServer: found,
}));

const send = (senderType: SenderType, fileUrl = '') =>
  sendMessage({} as never, {
    id: 'm1',
    conversationRef: 'c1',
    libraryId: 'acme',
    senderType,
    senderRef: 'ada',
    senderName: 'Ada',
    text: ' Hello\r\nAnn ',
    fileUrl,
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

it('D-62: writes no more for a message that brings a file', async () => {
  await send('visitor', 'https://files.example/a.png');
  expect(batch.set).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ file_url: 'https://files.example/a.png' }),
  );
  expect(batch.update).toHaveBeenCalledOnce();
  expect(batch.commit).toHaveBeenCalledOnce();
});

it('writes nothing of a note to the conversation, which its visitor can read', async () => {
  await send('note');
  expect(batch.set).toHaveBeenCalledOnce();
  expect(batch.update).not.toHaveBeenCalled();
});

describe('a repeated write that the rules refuse', () => {
  const denied = Object.assign(new Error('no'), { code: 'permission-denied' });

  it('has arrived if the server has the message: only its acknowledgement was lost', async () => {
    batch.commit.mockRejectedValueOnce(denied);
    await send('visitor');
    expect(found).toHaveBeenCalledExactlyOnceWith('Conversations/c1/Messages/m1');
  });

  it('has failed if the server does not have the message, or does not let it be read', async () => {
    found.mockResolvedValueOnce({ exists: () => false });
    batch.commit.mockRejectedValueOnce(denied);
    await expect(send('visitor')).rejects.toBe(denied);
    found.mockRejectedValueOnce(denied);
    batch.commit.mockRejectedValueOnce(denied);
    await expect(send('visitor')).rejects.toBe(denied);
  });

  it('has failed if something else is wrong, without another read', async () => {
    const unavailable = Object.assign(new Error('no'), { code: 'unavailable' });
    batch.commit.mockRejectedValueOnce(unavailable);
    await expect(send('agent')).rejects.toBe(unavailable);
    expect(found).not.toHaveBeenCalled();
  });
});
