import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeConversation, makeReplyDraft, makeUser } from '@harborline/domain/testing/factories';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchRecords } from '../../../shared/store/watch-records';
import { StaffSession } from '../../../shared/testing/staff-session';
import type { Ticket } from '../ticket';
import { useTicketDrafts } from './use-ticket-drafts';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => null }));
vi.mock('../../../shared/store/watch-records', () => ({ watchRecords: vi.fn() }));
vi.mock('../../../shared/config/environment', () => ({ environment: () => ({ defaultLibraryId: 'main' }) }));

const TICKET: Ticket = { ...makeConversation(), id: 'c1', isPending: false };

let arrive = (_records: readonly object[]) => {};

function open(overrides: Record<string, boolean>, ticket = TICKET) {
  const user = makeUser({ uid: 'ada', permissions: resolvePermissions('agent', overrides) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StaffSession user={user}>{children}</StaffSession>
  );
  return renderHook(() => useTicketDrafts(ticket), { wrapper }).result;
}
const authorsAsked = () =>
  vi
    .mocked(watchRecords)
    .mock.calls.map(([, { where }]) => where.find(([field]) => field === 'author_ref')?.[2]);

describe('the drafts on a ticket (D-104)', () => {
  beforeEach(() => {
    vi.mocked(watchRecords)
      .mockReset()
      .mockReturnValue(({ next }) => {
        arrive = (records) => next({ records, isFromCache: false } as Parameters<typeof next>[0]);
        return () => {};
      });
  });
  afterEach(cleanup);

  it('are read by their author alone, and all of them by reviewers', () => {
    open({ canSubmitTicketForReview: true });
    open({ canReviewOtherDrafts: true });
    expect(authorsAsked()).toEqual(['ada', undefined]);
  });

  it("are a reviewer's own beside those that are reviewed, each once", () => {
    const arrivals: ((records: readonly object[]) => void)[] = [];
    vi.mocked(watchRecords).mockReturnValue(({ next }) => {
      arrivals.push((records) => next({ records, isFromCache: false } as Parameters<typeof next>[0]));
      return () => {};
    });
    const result = open({ canReviewOtherDrafts: true, canSubmitTicketForReview: true });
    expect(authorsAsked()).toEqual([undefined, 'ada']);
    const [ofReview, own] = arrivals;
    act(() => ofReview?.([makeReplyDraft({ id: 'theirs' }), makeReplyDraft({ id: 'mine' })]));
    expect(result.current.open).toEqual([]);
    act(() => own?.([makeReplyDraft({ id: 'mine' }), makeReplyDraft({ id: 'withdrawn', state: 'editing' })]));
    expect(result.current.open.map(({ id }) => id).sort()).toEqual(['mine', 'theirs', 'withdrawn']);
  });

  it('cost nothing to whoever has neither right, nor in a chat', () => {
    open({});
    open({ canReviewOtherDrafts: true }, { ...TICKET, source: CHAT_SOURCE });
    expect(watchRecords).not.toHaveBeenCalled();
  });

  it('stand at the end of the thread, the oldest first, and below their messages once they are sent', () => {
    const result = open({ canReviewOtherDrafts: true });
    const drafts = [
      makeReplyDraft({ id: 'new' }),
      makeReplyDraft({ id: 'sent', state: 'sent', message_ref: 'm1' }),
      makeReplyDraft({ id: 'old', state: 'approved' }),
    ];
    act(() => arrive(drafts));
    expect(result.current.open.map(({ id }) => id)).toEqual(['old', 'new']);
    expect(result.current.sent.get('m1')?.id).toBe('sent');
  });
});
