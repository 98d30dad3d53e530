import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageWindow } from '../thread/watch-conversation';
import { keepUnsent, readUnsent } from './unsent-store';
import { useOutbox } from './use-outbox';

const sendMessage = vi.hoisted(() =>
  vi.fn<(conversation: unknown, message: { id: string }) => Promise<void>>(),
);
vi.mock('../../../shared/conversation/send-message', () => ({ sendMessage }));
vi.mock('../../../shared/firebase/firestore-full', () => ({ fullFirestore: () => 'firestore' }));
vi.mock('../../../shared/firebase/visitor-session', () => ({
  visitorUser: async () => ({ uid: 'visitor' }),
}));

const CONVERSATION = makeConversation();
const EMPTY: MessageWindow = { messages: [], isFromCache: false };
const stored = (id: string): MessageWindow => ({
  messages: [{ ...makeMessage({ id }), isPending: false }],
  isFromCache: false,
});

function openOutbox(first: MessageWindow) {
  return renderHook(({ window }) => useOutbox(CONVERSATION, window), { initialProps: { window: first } });
}

const sentIds = () => sendMessage.mock.calls.map(([, message]) => message.id);

beforeEach(() => {
  localStorage.clear();
  sendMessage.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the outbox of a conversation', () => {
  it('keeps a message in the browser until the server has it', async () => {
    sendMessage.mockResolvedValue(undefined);
    const { result, rerender } = openOutbox(EMPTY);
    act(() => result.current.write('Hello'));
    const id = result.current.unsent[0]?.id ?? '';
    expect(readUnsent(CONVERSATION.id)).toHaveLength(1);
    rerender({ window: stored(id) });
    expect(result.current.unsent).toHaveLength(0);
    expect(readUnsent(CONVERSATION.id)).toHaveLength(0);
  });

  it('sends messages written in quick succession in order and a second apart', async () => {
    const sentAtMs: number[] = [];
    sendMessage.mockImplementation(async () => void sentAtMs.push(Date.now()));
    const { result } = openOutbox(EMPTY);
    for (const text of ['One', 'Two', 'Three']) act(() => result.current.write(text));
    const ids = result.current.unsent.map(({ id }) => id);
    await waitFor(() => expect(sentIds()).toEqual(ids), { timeout: 5_000 });
    for (const [index, atMs] of sentAtMs.slice(1).entries()) {
      expect(atMs - (sentAtMs[index] ?? 0)).toBeGreaterThanOrEqual(990);
    }
    expect(result.current.failedIds.size).toBe(0);
  });

  it('retries a message that came too soon after one from another tab', async () => {
    sendMessage
      .mockRejectedValueOnce(new FirebaseError('permission-denied', 'no'))
      .mockResolvedValue(undefined);
    const { result } = openOutbox(EMPTY);
    act(() => result.current.write('Hello'));
    const id = result.current.unsent[0]?.id ?? '';
    await waitFor(() => expect(sentIds()).toEqual([id, id]), { timeout: 3_000 });
    expect(result.current.failedIds.size).toBe(0);
  });

  it('sends messages left by an earlier page, under the same ids', async () => {
    keepUnsent(CONVERSATION.id, [{ id: 'left', text: 'Still here', atMs: 1 }]);
    sendMessage.mockResolvedValue(undefined);
    openOutbox(EMPTY);
    await waitFor(() => expect(sentIds()).toEqual(['left']));
  });

  it('waits for the server’s list before it resends anything', () => {
    keepUnsent(CONVERSATION.id, [{ id: 'left', text: 'Still here', atMs: 1 }]);
    const { rerender } = openOutbox({ messages: [], isFromCache: true });
    expect(sendMessage).not.toHaveBeenCalled();
    rerender({ window: stored('left') });
    expect(sendMessage).not.toHaveBeenCalled();
    expect(readUnsent(CONVERSATION.id)).toHaveLength(0);
  });

  it('keeps a refused message and resends it on request', async () => {
    sendMessage.mockRejectedValueOnce(new Error('refused')).mockResolvedValue(undefined);
    const { result } = openOutbox(EMPTY);
    act(() => result.current.write('Hello'));
    const id = result.current.unsent[0]?.id ?? '';
    await waitFor(() => expect(result.current.failedIds.has(id)).toBe(true));
    act(() => result.current.retry(id));
    await waitFor(() => expect(sentIds()).toEqual([id, id]), { timeout: 3_000 });
    expect(result.current.failedIds.size).toBe(0);
  });
});
