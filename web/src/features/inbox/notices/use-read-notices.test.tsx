import { makeConversation } from '@harborline/domain/testing/factories';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnreadInFeed, readTicketInFeed } from '../../feed';
import type { Ticket } from '../ticket';
import { useReadNotices } from './use-read-notices';

const page = vi.hoisted(() => ({ isVisible: true, mayMark: true }));
vi.mock('../../feed', () => ({
  isUnreadInFeed: vi.fn(() => false),
  readTicketInFeed: vi.fn(async () => undefined),
}));
vi.mock('../../../shared/live/use-is-page-visible', () => ({ useIsPageVisible: () => page.isVisible }));
vi.mock('../../../shared/staff/use-may', () => ({ useMay: () => page.mayMark }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(readTicketInFeed).mockClear();
  Object.assign(page, { isVisible: true, mayMark: true });
});
afterEach(() => vi.useRealTimers());

const ticketOf = (id: string, changes: Partial<Ticket> = {}): Ticket => ({
  ...makeConversation({ id, ...changes }),
  isPending: false,
});

const open = (ticket: Ticket | null) =>
  renderHook((shown: Ticket | null) => useReadNotices(shown), { initialProps: ticket });

it('D-132: reads what the feed tells of a ticket once that was in view for two seconds', async () => {
  open(ticketOf('t1'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(readTicketInFeed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(readTicketInFeed).toHaveBeenCalledExactlyOnceWith('t1'));
});

it('D-132: reads nothing of a ticket that is passed by, in a hidden tab, or for whoever only looks on', async () => {
  const { rerender } = open(ticketOf('t1'));
  await vi.advanceTimersByTimeAsync(1_000);
  rerender(null);
  page.isVisible = false;
  open(ticketOf('t2'));
  Object.assign(page, { isVisible: true, mayMark: false });
  open(ticketOf('t3'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readTicketInFeed).not.toHaveBeenCalled();
});

it('D-132: reads it again in a tab that is come back to only if something is new, in the ticket or in the feed', async () => {
  const calls = () => vi.mocked(readTicketInFeed).mock.calls.length;
  const { rerender } = open(ticketOf('t1'));
  const comeBack = async (ticket: Ticket) => {
    for (const isVisible of [false, true]) {
      page.isVisible = isVisible;
      rerender(ticket);
    }
    await vi.advanceTimersByTimeAsync(3_000);
  };
  await vi.advanceTimersByTimeAsync(3_000);
  expect(calls()).toBe(1);
  await comeBack(ticketOf('t1'));
  expect(calls()).toBe(1);
  await comeBack(ticketOf('t1', { assigned_to: 'somebody else' }));
  expect(calls()).toBe(2);
  vi.mocked(isUnreadInFeed).mockReturnValueOnce(true);
  await comeBack(ticketOf('t1', { assigned_to: 'somebody else' }));
  expect(calls()).toBe(3);
});
