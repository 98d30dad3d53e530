import { makeUser } from '@harborline/domain/testing/factories';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StaffSession } from '../../../shared/testing/staff-session';
import { SEEN_AFTER_MS } from '../thread/use-seen-mark';
import type { ThreadMessage } from '../ticket';
import { useSeenMentions } from './use-seen-mentions';

const server = vi.hoisted(() => ({
  mark: vi.fn(async () => ({})),
  watch: vi.fn(),
  unseen: [] as { message_id: string }[],
}));
vi.mock('./mark-mention', () => ({ sendMentionMark: server.mark }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));
vi.mock('../../../shared/store/watch-records', () => ({
  watchRecords: () => {
    server.watch();
    return ({ next }: { next: (found: object) => void }) => {
      next({ records: server.unseen });
      return () => {};
    };
  },
}));
const FIRESTORE = {};

let look: (isInView: boolean) => void = () => {};
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    look = (isIntersecting) => tell([{ isIntersecting }]);
  }
  observe(): void {}
  disconnect(): void {}
}

const note = (id: string, mentions?: Record<string, string>) =>
  ({ id, mentions }) as unknown as ThreadMessage;

const open = (messages: readonly ThreadMessage[]) =>
  renderHook(({ shown }) => useSeenMentions('c1', shown), {
    initialProps: { shown: messages },
    wrapper: ({ children }: { children: ReactNode }) => (
      <StaffSession user={makeUser({ uid: 'me', agent_role: 'owner' })}>{children}</StaffSession>
    ),
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  server.unseen = [{ message_id: 'n1' }];
  document.body.innerHTML = '<p data-message="n1"></p>';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('S4.5-18: a note that was in view for two seconds is marked as seen, once', () => {
  const { rerender } = open([note('n1', { me: 'Ada' })]);
  act(() => look(true));
  act(() => void vi.advanceTimersByTime(SEEN_AFTER_MS - 1));
  expect(server.mark).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(server.mark).toHaveBeenCalledExactlyOnceWith({
    conversationRef: 'c1',
    messageId: 'n1',
    isSeen: true,
  });
  rerender({ shown: [note('n1', { me: 'Ada' }), note('n2')] });
  act(() => look(true));
  act(() => void vi.advanceTimersByTime(SEEN_AFTER_MS));
  expect(server.mark).toHaveBeenCalledOnce();
});

it('a note that leaves the view before is not', () => {
  open([note('n1', { me: 'Ada' })]);
  act(() => look(true));
  act(() => void vi.advanceTimersByTime(SEEN_AFTER_MS - 1));
  act(() => look(false));
  act(() => void vi.advanceTimersByTime(SEEN_AFTER_MS));
  expect(server.mark).not.toHaveBeenCalled();
});

it('nothing is read in a ticket whose notes mention others, or nobody', () => {
  open([note('n1', { ben: 'Ben' }), note('n2')]);
  expect(server.watch).not.toHaveBeenCalled();
});

it('what was seen before is not marked again', () => {
  server.unseen = [];
  open([note('n1', { me: 'Ada' })]);
  expect(server.watch).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(SEEN_AFTER_MS));
  expect(server.mark).not.toHaveBeenCalled();
});
