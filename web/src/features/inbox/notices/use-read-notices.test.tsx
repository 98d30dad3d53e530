import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readTicketInFeed } from '../../feed';
import { useReadNotices } from './use-read-notices';

const page = vi.hoisted(() => ({ isVisible: true, mayMark: true }));
vi.mock('../../feed', () => ({ readTicketInFeed: vi.fn(async () => undefined) }));
vi.mock('../../../shared/live/use-is-page-visible', () => ({ useIsPageVisible: () => page.isVisible }));
vi.mock('../../../shared/staff/use-may', () => ({ useMay: () => page.mayMark }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(readTicketInFeed).mockClear();
  Object.assign(page, { isVisible: true, mayMark: true });
});
afterEach(() => vi.useRealTimers());

const open = (ticket: string | null) =>
  renderHook((id: string | null) => useReadNotices(id), { initialProps: ticket });

it('D-132: reads what the feed tells of a ticket once that was in view for two seconds', async () => {
  open('t1');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(readTicketInFeed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(readTicketInFeed).toHaveBeenCalledExactlyOnceWith('t1'));
});

it('D-132: reads nothing of a ticket that is passed by, in a hidden tab, or for whoever only looks on', async () => {
  const { rerender } = open('t1');
  await vi.advanceTimersByTimeAsync(1_000);
  rerender(null);
  page.isVisible = false;
  open('t2');
  Object.assign(page, { isVisible: true, mayMark: false });
  open('t3');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readTicketInFeed).not.toHaveBeenCalled();
});
