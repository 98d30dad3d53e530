import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readUnsaved } from './unsaved-store';
import { forgetUnsavedEverywhere, unsavedTitles } from './unsaved-tabs';
import { useKeepUnsaved } from './use-keep-unsaved';

const OWNER = { uid: 'ann', isTrusted: true };
const kept = () => readUnsaved('ann', 'reply:1', z.string())?.value ?? null;

function write(first: string | null) {
  return renderHook(
    (value: string | null) => useKeepUnsaved({ owner: OWNER, workKey: 'reply:1', title: 'Reply', value }),
    { initialProps: first },
  );
}

describe('useKeepUnsaved', () => {
  beforeEach(() => {
    window.localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('keeps a text after a moment, and removes it once it is saved', () => {
    const { rerender } = write('Dear');
    rerender('Dear Ann');
    vi.advanceTimersByTime(400);
    expect(kept()).toBe('Dear Ann');
    rerender(null);
    expect(kept()).toBeNull();
  });

  it('keeps the latest text if the screen closes unexpectedly', () => {
    const { rerender, unmount } = write(null);
    rerender('Dear Ann');
    unmount();
    expect(kept()).toBe('Dear Ann');
  });

  it('leaves the text of an earlier visit until something is written', () => {
    write('Earlier').unmount();
    write(null).unmount();
    expect(kept()).toBe('Earlier');
  });

  it('keeps nothing if the author leaves on purpose', () => {
    const { result, unmount } = write('Dear Ann');
    result.current();
    unmount();
    expect(kept()).toBeNull();
  });

  it('reports the latest text to Log Out, and does not write it after that', async () => {
    const { unmount } = write('Dear Ann');
    const titles = unsavedTitles('ann');
    await vi.advanceTimersByTimeAsync(200);
    expect(await titles).toEqual(['Reply']);
    forgetUnsavedEverywhere('ann');
    unmount();
    expect(kept()).toBeNull();
  });
});
