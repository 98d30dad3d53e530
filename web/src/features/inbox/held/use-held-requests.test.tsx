import type { HeldRequest } from '@harborline/domain/entities/held-request';
import { makeHeldRequest, makeUser } from '@harborline/domain/testing/factories';
import { HELD_TEXTS } from '@harborline/domain/texts/held-requests';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type DecisionOptions, decideHeldRequests, discardAllHeld, heldRequestPages } from './held-requests';
import { type HeldRow, useHeldRequests } from './use-held-requests';

vi.mock('./held-requests', () => ({
  heldRequestPages: vi.fn(),
  decideHeldRequests: vi.fn(),
  discardAllHeld: vi.fn(),
}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/ui-admin/toasts', () => ({ useToasts: vi.fn() }));
const toasts = { success: vi.fn(), error: vi.fn(), info: vi.fn(), warning: vi.fn() };

const session = {
  state: { status: 'ready', user: makeUser({ agent_role: 'agent' }) },
  retryProfile: () => {},
  end: async () => {},
} as const;
const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContextProvider session={session}>{children}</SessionContextProvider>
);

const PAGE = 50;
const atMs = (ms: number): HeldRequest['created_at'] => ({
  ...makeHeldRequest().created_at,
  toMillis: () => ms,
});
const row = (id: number): HeldRow => ({
  ...makeHeldRequest({ id: String(id), ticket_id: id, created_at: atMs(id) }),
  isPending: false,
});

/** The held requests, by id, which is also their time. */
let held: number[] = [];
let report: () => void = () => {};
const newest = (below = Number.POSITIVE_INFINITY) =>
  held
    .filter((id) => id < below)
    .sort((a, b) => b - a)
    .slice(0, PAGE)
    .map(row);

const change = (next: readonly number[], ids: readonly number[], { onChanged }: DecisionOptions) => {
  held = [...next];
  report();
  onChanged(ids);
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useToasts).mockReturnValue(toasts);
  vi.mocked(heldRequestPages).mockReturnValue({
    watchNewest: ({ next }) => {
      report = () => next({ rows: newest(), isFromCache: false });
      report();
      return () => {};
    },
    fetchBelow: async ({ ticket_id }) => newest(ticket_id),
  });
  vi.mocked(decideHeldRequests).mockImplementation(async (action, ids, options) =>
    change(action === 'restore' ? [...held, ...ids] : held.filter((id) => !ids.includes(id)), ids, options),
  );
  vi.mocked(discardAllHeld).mockImplementation(async ({ keepIds, until }, options) => {
    const gone = held.filter((id) => id <= until && !keepIds.includes(id));
    change(
      held.filter((id) => !gone.includes(id)),
      gone,
      options,
    );
  });
});
afterEach(cleanup);

const ids = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);
const open = (count: number) => {
  held = ids(count, 1);
  const { result, unmount } = renderHook(() => useHeldRequests(), { wrapper });
  return {
    unmount,
    now: () => result.current,
    shown: () => result.current.list.rows.map(({ ticket_id }) => ticket_id),
    loadMore: () => act(async () => result.current.list.loadMore()),
  };
};
const undo = () => act(async () => toasts.success.mock.lastCall?.[1].run());

describe('undoing a discard', () => {
  it('puts rows of older pages back in their order', async () => {
    const list = open(120);
    await list.loadMore();
    expect(list.shown()).toEqual(ids(120, 21));
    await act(() => list.now().decide('discard', [100, 40, 30]));
    expect(list.shown()).not.toContain(40);
    await undo();
    expect(list.shown()).toEqual(ids(120, 21));
    expect(list.now().list.hasMore).toBe(true);
  });

  it('keeps a selection made while the undo is still running', async () => {
    const list = open(60);
    await act(() => list.now().decide('discard', [60]));
    let answer = () => {};
    vi.mocked(decideHeldRequests).mockImplementationOnce(async (_action, [id = 0], { onChanged }) => {
      held = [...held, id];
      report();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      onChanged([id]);
    });
    await undo();
    expect(list.shown()).toContain(60);
    act(() => list.now().toggle(row(60)));
    await act(async () => answer());
    expect(list.now().isBusy).toBe(false);
    expect(list.now().selected).toEqual([60]);
  });

  it('of all puts loaded rows back, and lets the rest be loaded', async () => {
    const list = open(170);
    await list.loadMore();
    await act(() => list.now().discardOthers(list.now().newestAtMs));
    expect(list.shown()).toEqual([]);
    await undo();
    expect(list.shown()).toEqual(ids(170, 71));
    expect(list.now().list.hasMore).toBe(true);
    await list.loadMore();
    await list.loadMore();
    expect(list.shown()).toEqual(ids(170, 1));
  });
});

describe('discarding all others', () => {
  it('stops at the newest request that was visible when the user asked', async () => {
    const list = open(60);
    const until = list.now().newestAtMs;
    expect(until).toBe(60);
    act(() => {
      held = [...held, 61];
      report();
    });
    expect(list.shown()).toContain(61);
    act(() => list.now().toggle(row(5)));
    act(() => list.now().toggle(row(59)));
    await act(() => list.now().discardOthers(until));
    expect(vi.mocked(discardAllHeld).mock.lastCall?.[0]).toEqual({ keepIds: [59], until: 60 });
    expect(list.shown()).toEqual([61, 59]);
  });
});

describe('a decision that fails halfway', () => {
  it('reports what was done, with an undo, and that some requests remain', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const list = open(60);
    vi.mocked(discardAllHeld).mockImplementationOnce(async (_all, options) => {
      change(ids(30, 1), ids(60, 31), options);
      throw new Error('over the limit');
    });
    await act(() => list.now().discardOthers(60));
    expect(toasts.success).toHaveBeenCalledWith(HELD_TEXTS.discarded(30), expect.anything());
    expect(toasts.error).toHaveBeenCalledWith(HELD_TEXTS.decideFailed);
    await undo();
    expect(list.shown()).toEqual(ids(60, 1));
  });

  it('shows its progress while it waits, and stops once the user leaves the page', async () => {
    const list = open(60);
    let options: DecisionOptions | undefined;
    vi.mocked(discardAllHeld).mockImplementationOnce((_all, given) => {
      options = given;
      change(ids(30, 1), ids(60, 31), given);
      return new Promise(() => {});
    });
    await act(async () => void list.now().discardOthers(60));
    expect(list.now()).toMatchObject({ isBusy: true, progress: 30 });
    expect(options?.signal.aborted).toBe(false);
    list.unmount();
    expect(options?.signal.aborted).toBe(true);
  });
});
