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

/** Screens learn of an answer a moment after it came. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));

const shownIds = (result: { current: { rows: readonly Row[] } }) => result.current.rows.map(idOf);

describe('a list that is read page by page', () => {
  beforeEach(() => {
    load.mockReset().mockImplementation(async (cursor) =>
      cursor === ''
        ? { rows: rows('a', 'b'), nextCursor: 'b' }
        : // What moved meanwhile is on the next page as well.
          { rows: rows('a', 'b', 'c'), nextCursor: '' },
    );
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('goes on at the cursor until there is none, and shows no row twice', async () => {
    const result = await showReady();
    expect([shownIds(result), result.current.hasMore]).toEqual([['a', 'b'], true]);
    act(() => result.current.loadMore());
    await waitFor(() => expect(shownIds(result)).toEqual(['a', 'b', 'c']));
    expect(result.current.hasMore).toBe(false);
    expect(load.mock.calls.map(([cursor]) => cursor)).toEqual(['', 'b']);
  });

  it('keeps its rows when the next page fails, and lets it be tried again', async () => {
    const result = await showReady();
    load.mockRejectedValueOnce(new ApiError(404, ''));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.paging).toBe('failed'));
    expect([result.current.status, shownIds(result)]).toEqual(['ready', ['a', 'b']]);
    act(() => result.current.loadMore());
    await waitFor(() => expect(shownIds(result)).toEqual(['a', 'b', 'c']));
    expect(result.current.paging).toBe('idle');
  });

  it('is read again from the top by one request', async () => {
    const result = await showReady();
    act(() => result.current.loadMore());
    await waitFor(() => expect(shownIds(result)).toHaveLength(3));
    load.mockResolvedValue({ rows: rows('new', 'a'), nextCursor: 'a' });
    load.mockClear();
    act(() => result.current.retry());
    await waitFor(() => expect(shownIds(result)).toEqual(['new', 'a']));
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows a change of its rows on this screen, and goes on below them', async () => {
    const result = await showReady();
    act(() => result.current.setRows((shown) => [...rows('new'), ...shown]));
    await waitFor(() => expect(shownIds(result)).toEqual(['new', 'a', 'b']));
    act(() => result.current.loadMore());
    await waitFor(() => expect(shownIds(result)).toEqual(['new', 'a', 'b', 'c']));
  });

  it('does not let an older answer take a change back', async () => {
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

  it('has a change that was made while the first page was read', async () => {
    let answer = (_page: Page<Row>) => {};
    load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const result = show();
    load.mockResolvedValueOnce({ rows: rows('new', 'a'), nextCursor: '' });
    act(() => result.current.setRows((shown) => [...rows('new'), ...shown]));
    await act(async () => answer({ rows: rows('a'), nextCursor: '' }));
    await waitFor(() => expect(shownIds(result)).toEqual(['new', 'a']));
  });

  it('goes on to the next page when a change comes between', async () => {
    const result = await showReady();
    load.mockReturnValueOnce(new Promise(() => {}));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.paging).toBe('loading'));
    act(() => result.current.setRows((shown) => shown.filter(({ id }) => id !== 'a')));
    await waitFor(() => expect(shownIds(result)).toEqual(['b', 'a', 'c']));
    expect(result.current.paging).toBe('idle');
  });

  it('tells a missing permission from a failure', async () => {
    load.mockRejectedValueOnce(new ApiError(500, '')).mockRejectedValue(new ApiError(403, ''));
    const result = show();
    await waitFor(() => expect(result.current.status).toBe('denied'));
    load.mockReset().mockRejectedValue(new ApiError(500, ''));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.status).toBe('failed'));
  });

  it('is denied without a request where it is known not to be allowed', async () => {
    const result = show(false);
    await act(async () => {});
    expect(result.current.status).toBe('denied');
    expect(load).not.toHaveBeenCalled();
  });
});
