import { makeUser } from '@harborline/domain/testing/factories';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call-api';
import { sessionEnd } from '../staff/session-end';
import { freshRequests } from '../testing/fresh-requests';
import { StaffSession } from '../testing/staff-session';
import { queryClient } from './query-client';
import { useRequest } from './use-request';

freshRequests();

const load = vi.fn<(signal: AbortSignal) => Promise<string>>();
let user = makeUser({ uid: 'nadia' });
const wrapper = ({ children }: { children: ReactNode }) => (
  <StaffSession user={user}>{children}</StaffSession>
);
const show = () => renderHook(() => useRequest({ key: ['thing'], load }), { wrapper });

describe('reading from the server', () => {
  beforeEach(() => {
    user = makeUser({ uid: 'nadia' });
    load.mockReset().mockResolvedValue('first');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('shows the data, and again without another request', async () => {
    const { result, unmount } = show();
    expect(result.current.state).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.state).toEqual({ status: 'ready', data: 'first' }));
    unmount();
    expect(show().result.current.state).toEqual({ status: 'ready', data: 'first' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('cancels the request when the screen closes', async () => {
    let signal: AbortSignal | undefined;
    load.mockImplementation((given) => {
      signal = given;
      return new Promise(() => {});
    });
    const { unmount } = show();
    await waitFor(() => expect(signal?.aborted).toBe(false));
    unmount();
    expect(signal?.aborted).toBe(true);
  });

  it.each([
    ['nothing answers', new ApiError(0, ''), 3],
    ['the server fails', new ApiError(503, ''), 3],
    ['the server refuses', new ApiError(404, ''), 1],
    ['there are too many requests', new ApiError(429, ''), 1],
  ])('retries only if that may help: %s', async (_case, error, tries) => {
    load.mockRejectedValue(error);
    const { result } = show();
    await waitFor(() => expect(result.current.state.status).toBe('failed'));
    expect(load).toHaveBeenCalledTimes(tries);
  });

  it('distinguishes a missing permission from a failure, and can be retried', async () => {
    load.mockRejectedValueOnce(new ApiError(403, ''));
    const { result } = show();
    await waitFor(() => expect(result.current.state.status).toBe('denied'));
    expect(load).toHaveBeenCalledOnce();
    const { state } = result.current;
    act(() => 'retry' in state && state.retry());
    await waitFor(() => expect(result.current.state.status).toBe('ready'));
  });

  it('reports a failed request', async () => {
    load.mockRejectedValue(new ApiError(404, 'gone'));
    const { result } = show();
    await waitFor(() => expect(result.current.state.status).toBe('failed'));
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('[harborline] request thing', expect.any(ApiError));
  });

  it('keeps the data on screen during a reload, even if that fails', async () => {
    const { result } = show();
    await waitFor(() => expect(result.current.state.status).toBe('ready'));
    load.mockRejectedValue(new ApiError(404, ''));
    await act(() => result.current.reload());
    expect(load).toHaveBeenCalledTimes(2);
    expect(result.current.state).toEqual({ status: 'ready', data: 'first' });
  });

  it('reloads at the given interval', async () => {
    vi.useFakeTimers();
    const { unmount } = renderHook(() => useRequest({ key: ['often'], load, refreshMs: 1_000 }), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(load).toHaveBeenCalledTimes(3);
    unmount();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(load).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('sends no request while it is not needed', async () => {
    const { result } = renderHook(() => useRequest({ key: ['thing'], load, isNeeded: false }), { wrapper });
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
    expect(result.current.state.status).toBe('loading');
  });

  it.each([
    ['person', { uid: 'rafael' }],
    ['library', { support_lib_id: 'lumen' }],
    ['tried-on view', { viewing_as: 'tobias' }],
  ])('shows no data that was read for another %s', async (_what, changes) => {
    const { result, unmount } = show();
    await waitFor(() => expect(result.current.state.status).toBe('ready'));
    unmount();
    user = makeUser({ uid: 'nadia', ...changes });
    load.mockResolvedValue('of another');
    const other = show().result;
    expect(other.current.state.status).toBe('loading');
    await waitFor(() => expect(other.current.state).toEqual({ status: 'ready', data: 'of another' }));
  });

  it('clears all data when the session ends', async () => {
    const { result, unmount } = show();
    await waitFor(() => expect(result.current.state.status).toBe('ready'));
    unmount();
    sessionEnd.emit();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
