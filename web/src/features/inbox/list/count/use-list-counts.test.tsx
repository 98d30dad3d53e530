import { makeConversation } from '@harborline/domain/testing/factories';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyList } from '../../../../shared/testing/empty-list';
import type { TicketView } from '../ticket-filter';
import type { TicketListView } from '../use-ticket-list';
import { useListCounts } from './use-list-counts';

const server = vi.hoisted(() => ({ count: vi.fn(async () => 57) }));
vi.mock('../../../../shared/store/count-records', () => ({ countRecords: server.count }));
vi.mock('../../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => ({}) }));

beforeEach(() => {
  server.count.mockClear();
});
afterEach(cleanup);

const VIEW: TicketView = { tab: 'inbox', filter: 'open', tag: null, uid: 'me' };
const ROWS = ['a', 'b', 'c'].map((id) => ({ ...makeConversation(), id, isPending: false }));

const listOf = (changes: Partial<TicketListView>): TicketListView => ({
  ...emptyList('ready'),
  rows: ROWS,
  windowIds: new Set(ROWS.map(({ id }) => id)),
  ...changes,
});

const show = (list: TicketListView) =>
  renderHook(({ shown }) => useListCounts('lib', { view: VIEW, list: shown, tickets: ROWS }), {
    initialProps: { shown: list },
  });

it('a list that is there as a whole is its own count, and nothing is read', () => {
  const { result } = show(listOf({ hasMore: false }));
  expect(result.current.countOf(VIEW)).toBe(3);
  expect(result.current.countOf({ ...VIEW, tab: 'tickets' })).toBeUndefined();
  expect(server.count).not.toHaveBeenCalled();
});

it('a longer list is counted once its first page is there, and not for the same page again', async () => {
  const { result, rerender } = show(listOf({ status: 'loading', hasMore: true }));
  expect(result.current.countOf(VIEW)).toBeUndefined();
  rerender({ shown: listOf({ hasMore: true }) });
  await waitFor(() => expect(result.current.countOf(VIEW)).toBe(57));
  rerender({ shown: listOf({ hasMore: true, windowIds: new Set(['c', 'b', 'a']) }) });
  expect(server.count).toHaveBeenCalledOnce();
});

it('other lists are counted when they are asked for, and nothing is while offline', async () => {
  const { result } = show(listOf({ hasMore: false }));
  const other: TicketView = { ...VIEW, tab: 'tickets' };
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  result.current.want(other);
  expect(server.count).not.toHaveBeenCalled();
  result.current.want(other);
  await waitFor(() => expect(result.current.countOf(other)).toBe(57));
});
