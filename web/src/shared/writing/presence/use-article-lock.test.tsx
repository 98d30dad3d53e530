import { DURATIONS } from '@harborline/domain/limits';
import type { CoWriter } from '@harborline/domain/live/co-writers';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArticleSeat, Seated } from './article-seat';
import { useArticleLock } from './use-article-lock';

const seat = { lock: vi.fn(), beat: vi.fn(), release: vi.fn(), leave: vi.fn() } satisfies ArticleSeat;
const room: { show: (seated: Seated) => void } = { show: () => {} };

vi.mock('./article-seat', () => ({
  takeSeat: (_at: unknown, onChange: (seated: Seated) => void) => {
    room.show = onChange;
    return seat;
  },
}));
vi.mock('../../live/first-content', () => ({ firstContent: async () => {} }));

const writer = (uid: string, changes: Partial<CoWriter> = {}): CoWriter => ({
  uid,
  since: 1,
  lockedAt: 0,
  typedAt: 0,
  ...changes,
});
const writing = (uid: string) => writer(uid, { lockedAt: Date.now(), typedAt: Date.now() });
const show = (...writers: CoWriter[]) => act(() => room.show({ writers, offsetMs: 0 }));
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openArticle() {
  const rendered = renderHook(() => useArticleLock({ libraryId: 'lumen', articleId: 'a', uid: 'ada' }));
  await vi.dynamicImportSettled();
  await pause(0);
  show(writer('ada'));
  return rendered;
}

describe('the soft lock of an article (U-07)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const call of Object.values(seat)) call.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  it('U-07: shows teammates who have the article open, and locks nobody out before somebody types', async () => {
    const { result } = await openArticle();
    show(writer('ada'), writer('bo'));
    expect(result.current.others.map(({ uid }) => uid)).toEqual(['bo']);
    expect(result.current.heldBy).toBeNull();
  });

  it('U-07: is taken with the first word, kept while typing, and given back after a pause', async () => {
    const { result } = await openArticle();
    act(() => result.current.typed());
    expect(seat.lock).toHaveBeenCalledOnce();
    show(writing('ada'));
    act(() => result.current.typed());
    expect(seat.beat).not.toHaveBeenCalled();
    await pause(DURATIONS.articleLockBeatMs);
    act(() => result.current.typed());
    expect(seat.beat).toHaveBeenCalledOnce();
    await pause(DURATIONS.articleLockIdleMs - 1);
    expect(seat.release).not.toHaveBeenCalled();
    await pause(1);
    expect(seat.release).toHaveBeenCalledOnce();
  });

  it('U-07: is not taken from a teammate by typing, only by taking over', async () => {
    const { result } = await openArticle();
    show(writer('ada'), writing('bo'));
    expect(result.current.heldBy).toBe('bo');
    act(() => result.current.typed());
    expect(seat.lock).not.toHaveBeenCalled();
    const onTaken = vi.fn();
    act(() => result.current.takeOver(onTaken));
    expect(seat.lock).toHaveBeenCalledOnce();
    expect(result.current.isTakingOver).toBe(true);
    await pause(DURATIONS.articleLockHandoverMs);
    expect(onTaken).toHaveBeenCalledOnce();
    expect(result.current.isTakingOver).toBe(false);
    show(writing('ada'), writer('bo'));
    expect(result.current).toMatchObject({ heldBy: null, hasWaited: true });
  });

  it('U-07: lapses without a message when its holder stops typing', async () => {
    const { result } = await openArticle();
    show(writer('ada'), writing('bo'));
    await pause(DURATIONS.articleLockStaleMs + 1);
    expect(result.current.heldBy).toBeNull();
  });

  it('U-07: is given up when the connection is lost or the article is left', async () => {
    const { result, unmount } = await openArticle();
    show(writer('ada'), writing('bo'));
    show();
    expect(result.current).toMatchObject({ heldBy: null, others: [] });
    unmount();
    expect(seat.leave).toHaveBeenCalledOnce();
  });
});
