import { makeConversation } from '@harborline/domain/testing/factories';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '../ticket';
import { SEEN_AFTER_MS, useSeenMark } from './use-seen-mark';

const send = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../../../shared/live/live-connection', () => ({ staffConnection: () => ({ send }) }));

const unread: Ticket = { ...makeConversation({ id: 't1', is_unread_by_staff: true }), isPending: false };
const read: Ticket = { ...unread, is_unread_by_staff: false };

describe('useSeenMark', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    send.mockReset().mockResolvedValue(undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const follow = (open: Ticket | null, mayMark = true) =>
    renderHook(({ ticket }) => useSeenMark(ticket, mayMark), { initialProps: { ticket: open } });

  it('sends mark_as_seen for the last message at once, while the ticket counts as unread for two more seconds (S4.5-17, S4.5-18, S9-04)', () => {
    expect(SEEN_AFTER_MS).toBe(2_000);
    const { result, rerender } = follow(unread);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        message_action: 'mark_as_seen',
        conversation_ref: 't1',
        message_id: unread.last_message.id,
      }),
    );
    rerender({ ticket: read });
    expect(result.current(read)).toBe(true);
    act(() => vi.advanceTimersByTime(2_000));
    expect(result.current(read)).toBe(false);
  });

  it('does nothing for a ticket already read, or one the user may not mark', () => {
    follow(read);
    follow(unread, false);
    expect(send).not.toHaveBeenCalled();
  });

  it('does not retry a refused mark forever, but tries again with the next message', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    send.mockRejectedValue(new Error('refused'));
    const { rerender } = follow(unread);
    rerender({ ticket: read });
    await act(async () => {});
    for (const ticket of [unread, read, unread]) rerender({ ticket });
    expect(send).toHaveBeenCalledOnce();
    rerender({ ticket: { ...unread, last_message: { ...unread.last_message, id: 'm2' } } });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits until the page is visible', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    follow(unread);
    expect(send).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(send).toHaveBeenCalledOnce();
  });
});
