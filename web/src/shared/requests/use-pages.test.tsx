import { makeUser } from '@harborline/domain/testing/factories';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call-api';
import { freshRequests } from '../testing/fresh-requests';
import { StaffSession } from '../testing/staff-session';
import { type Page, usePages } from './use-pages';

freshRequests();

interface Row {
  readonly id: string;
  readonly text: string;
}

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, text: '' }));
const load = vi.fn<(cursor: string, signal: AbortSignal) => Promise<Page<Row>>>();
const idOf = ({ id }: Row) => id;

function show(isNeeded = true) {
  const user = makeUser({ uid: 'nadia' });
  const { result } = renderHook(() => usePages({ key: ['rows'], load, idOf, isNeeded }), {
    wrapper: ({ children }) => <StaffSession user={user}>{children}</StaffSession>,
  });
  return result;
}

async function showReady() {
  const result = show();
  await waitFor(() => expect(result.current.status).toBe('ready'));
  return result;
}

/** Screens render a response a moment after it arrives. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));

const shownIds = (result: { current: { rows: readonly Row[] } }) => result.current.rows.map(idOf);

describe('a list that is read page by page', () => {
  beforeEach(() => {
    load.mockReset().mockImplementation(async (cursor) =>
      cursor === ''
        ? { rows: rows('a', 'b'), nextCursor: 'b' }
        : // Rows that moved in between are on the next page, too.
          { rows: rows('a', 'b', 'c'), nextCursor: '' },
    );
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('continues at the cursor until there is none, and shows no row twice', async () => {
    const result = await showReady();
    expect([shownIds(result), result.current.hasMore]).toEqual([['a', 'b'], true]);
    act(() => result.current.loadMore());
    await waitFor(() => expect(shownIds(result)).toEqual(['a', 'b', 'c']));
    expect(result.current.hasMore).toBe(false);
    expect(load.mock.calls.map(([cursor]) => cursor)).toEqual(['', 'b']);
  });

  it('keeps its rows if the next page fails, which can be retried', async () => {
    const result = await showReady();
    load.mockRejectedValueOnce(new ApiError(404, ''));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.paging).toBe('failed'));
    expect([result.current.status, shownIds(result)]).toEqual(['ready', ['a', 'b']]);
    act(() => result.current.loadMore());
    await waitFor(() => expect(shownIds(result)).toEqual(['a', 'b', 'c']));
    expect(result.current.paging).toBe('idle');
  });

  it('is reloaded from the top with a single request', async () => {
    const result = await showReady();
    act(() => result.current.loadMore());
    await waitFor(() => expect(shownIds(result)).toHaveLength(3));
    load.mockResolvedValue({ rows: rows('new', 'a'), nextCursor: 'a' });
    load.mockClear();
    act(() => result.current.retry());
    await waitFor(() => expect(shownIds(result)).toEqual(['new', 'a']));
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows a change to its rows on this screen, and continues below them', async () => {
    const result = await showReady();
    act(() => result.current.setRows((shown) => [...rows('new'), ...shown]));
    await waitFor(() => expect(shownIds(result)).toEqual(['new', 'a', 'b']));
    act(() => result.current.loadMore());
    await waitFor(() => expect(shownIds(result)).toEqual(['new', 'a', 'b', 'c']));
  });

  it('does not let an older response revert a change', async () => {
    const result = await showReady();
    let answer = (_page: Page<Row>) => {};
    load.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    act(() => result.current.retry());
    act(() => result.current.setRows(() => rows('b')));
    await waitFor(() => expect(shownIds(result)).toEqual(['b']));
    await act(async () => answer({ rows: rows('a', 'b'), nextCursor: '' }));
    await settled();
    expect(shownIds(result)).toEqual(['b']);
  });

  it('has a change made while the first page was loading', async () => {
    let answer = (_page: Page<Row>) => {};
    load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const result = show();
    load.mockResolvedValueOnce({ rows: rows('new', 'a'), nextCursor: '' });
    act(() => result.current.setRows((shown) => [...rows('new'), ...shown]));
    await act(async () => answer({ rows: rows('a'), nextCursor: '' }));
    await waitFor(() => expect(shownIds(result)).toEqual(['new', 'a']));
  });

  it('continues to the next page if a change comes in between', async () => {
    const result = await showReady();
    load.mockReturnValueOnce(new Promise(() => {}));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.paging).toBe('loading'));
    act(() => result.current.setRows((shown) => shown.filter(({ id }) => id !== 'a')));
    await waitFor(() => expect(shownIds(result)).toEqual(['b', 'a', 'c']));
    expect(result.current.paging).toBe('idle');
  });

  it('distinguishes a missing permission from a failure', async () => {
    load.mockRejectedValueOnce(new ApiError(500, '')).mockRejectedValue(new ApiError(403, ''));
    const result = show();
    await waitFor(() => expect(result.current.status).toBe('denied'));
    load.mockReset().mockRejectedValue(new ApiError(500, ''));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.status).toBe('failed'));
  });

  it('is denied without a request if it is known not to be allowed', async () => {
    const result = show(false);
    await act(async () => {});
    expect(result.current.status).toBe('denied');
    expect(load).not.toHaveBeenCalled();
  });
});
