import { DURATIONS } from '@harborline/domain/limits';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOwnWriting } from './own-writing';
import { useTicketSeat } from './use-ticket-seat';

const mocks = vi.hoisted(() => ({
  show: vi.fn(),
  leave: vi.fn(),
  may: true,
}));

vi.mock('../../../shared/staff/session-context', () => ({
  useStaff: () => ({ uid: 'ada', support_lib_id: 'acme' }),
}));
vi.mock('../../../shared/staff/use-may', () => ({ useMay: () => mocks.may }));
vi.mock('../../../shared/live/follow-after-content', () => ({
  followAfterContent: ({ follow }: { follow: (client: object) => () => void }) => {
    const takeTicketSeat = () => ({ show: mocks.show, leave: mocks.leave });
    return follow({ takeTicketSeat });
  },
}));

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: isHidden ? 'hidden' : 'visible',
    configurable: true,
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const shown = () => mocks.show.mock.lastCall?.[0];
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  mocks.may = true;
});
afterEach(() => {
  cleanup();
  setHidden(false);
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('shows the open ticket, and nothing while none is open or after leaving', () => {
  const { rerender, unmount } = renderHook(({ ticket }) => useTicketSeat(ticket), {
    initialProps: { ticket: 't' as string | null },
  });
  expect(shown()).toEqual({ ticket: 't', writing: '' });
  rerender({ ticket: null });
  expect(shown()).toBeNull();
  unmount();
  expect(mocks.leave).toHaveBeenCalledOnce();
});

it('leaves once the tab has been hidden for a minute, and comes back with it', () => {
  renderHook(() => useTicketSeat('t'));
  setHidden(true);
  pass(DURATIONS.hiddenViewerMs - 1);
  setHidden(false);
  pass(DURATIONS.hiddenViewerMs);
  expect(shown()).toEqual({ ticket: 't', writing: '' });
  setHidden(true);
  pass(DURATIONS.hiddenViewerMs);
  expect(shown()).toBeNull();
  setHidden(false);
  expect(shown()).toEqual({ ticket: 't', writing: '' });
});

it('says what is written, until its author stops for a while, or has left the ticket', () => {
  renderHook(() => useTicketSeat('t'));
  const { result, unmount } = renderHook(() => useOwnWriting('t'));
  act(() => result.current.typed('reply'));
  expect(shown()).toEqual({ ticket: 't', writing: 'reply' });
  act(() => result.current.typed('note'));
  expect(shown()).toEqual({ ticket: 't', writing: 'note' });
  const calls = mocks.show.mock.calls.length;
  pass(DURATIONS.ticketWritingMs - 1);
  act(() => result.current.typed('note'));
  expect(mocks.show).toHaveBeenCalledTimes(calls);
  pass(DURATIONS.ticketWritingMs);
  expect(shown()).toEqual({ ticket: 't', writing: '' });
  act(() => result.current.typed('reply'));
  unmount();
  expect(shown()).toEqual({ ticket: 't', writing: '' });
});

it('is none of whoever may not read tickets', () => {
  mocks.may = false;
  renderHook(() => useTicketSeat('t'));
  expect(mocks.show).not.toHaveBeenCalled();
});
