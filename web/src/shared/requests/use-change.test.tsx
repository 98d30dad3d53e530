import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call-api';
import { queryClient } from './query-client';
import { useChange } from './use-change';

const send = vi.fn<(input: string) => Promise<number>>();
const shown: string[] = [];
const onDone = vi.fn();
const onRefused = vi.fn();

function show() {
  return renderHook(() =>
    useChange({
      name: 'thing-not-changed',
      run: send,
      showAtOnce: (input: string) => {
        shown.push(input);
        return () => void shown.pop();
      },
      onDone,
      onRefused,
    }),
  );
}

describe('changing something on the server', () => {
  beforeEach(() => {
    shown.length = 0;
    send.mockReset().mockResolvedValue(1);
    onDone.mockReset();
    onRefused.mockReset();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('shows before the server responds, and stays once it accepts', async () => {
    let agree = (_answer: number) => {};
    send.mockReturnValue(new Promise((resolve) => (agree = resolve)));
    const { result } = show();
    let ran: Promise<boolean> | undefined;
    act(() => {
      ran = result.current.run('on');
    });
    await waitFor(() => expect(shown).toEqual(['on']));
    await waitFor(() => expect(result.current.isRunning).toBe(true));
    expect(onDone).not.toHaveBeenCalled();
    await act(async () => agree(7));
    expect(await ran).toBe(true);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(7, 'on');
    await waitFor(() => expect(result.current.isRunning).toBe(false));
    expect(shown).toEqual(['on']);
  });

  it('is reverted if the server refuses, with the reason', async () => {
    const error = new ApiError(409, 'Not now.');
    send.mockRejectedValue(error);
    const { result } = show();
    expect(await act(() => result.current.run('on'))).toBe(false);
    expect(shown).toEqual([]);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(error, 'on');
    await waitFor(() => expect(result.current.refusal).toBe(error));
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('[harborline] thing-not-changed', error);
    send.mockResolvedValue(1);
    await act(() => result.current.run('on'));
    await waitFor(() => expect(result.current.refusal).toBeNull());
  });

  it('is sent only once: a failed request may already have changed something', async () => {
    send.mockRejectedValue(new ApiError(0, ''));
    const { result } = show();
    await act(() => result.current.run('on'));
    expect(send).toHaveBeenCalledExactlyOnceWith('on');
  });

  it('reports the outcome even after the user has left the screen', async () => {
    let agree = (_answer: number) => {};
    send.mockReturnValue(new Promise((resolve) => (agree = resolve)));
    const { result, unmount } = show();
    const ran = result.current.run('on');
    await waitFor(() => expect(send).toHaveBeenCalled());
    unmount();
    agree(7);
    await ran;
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('keeps no sent data, which may be a password', async () => {
    const { result, unmount } = show();
    await act(() => result.current.run('secret'));
    unmount();
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
  });
});
