import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { TicketConversation } from './ticket-conversation';

const live = vi.hoisted(() => ({ found: (_ref: string) => {}, held: vi.fn() }));
vi.mock('../../shared/firebase/find-ticket', () => ({
  watchTicket: (_library: string, _ticketId: number, onFound: typeof live.found) => {
    live.found = onFound;
    return () => undefined;
  },
}));
vi.mock('../../shared/firebase/watch-held', () => ({ watchHeld: live.held }));
vi.mock('./conversation-view', () => ({
  ConversationView: ({ conversationRef }: { conversationRef: string }) => (
    <p>conversation {conversationRef}</p>
  ),
}));

function open() {
  render(
    <LibraryScopeProvider scope={{ library: makeLibrary(), links: publicLinks('acme') }}>
      <TicketConversation ticketId={42} />
    </LibraryScopeProvider>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  live.held.mockReset().mockReturnValue(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = () => screen.getByRole('status').textContent;

describe('the conversation of a request', () => {
  it('is shown once it exists, without checking whether the request is held', () => {
    open();
    expect(text()).toBe(CONTACT_TEXTS.waitingForTicket);
    act(() => live.found('c1'));
    act(() => vi.advanceTimersByTime(30_000));
    expect(screen.getByText('conversation c1')).toBeTruthy();
    expect(live.held).not.toHaveBeenCalled();
  });

  it('says that a held request has arrived, and that the answer may take longer (D-55)', () => {
    open();
    act(() => vi.advanceTimersByTime(2_500));
    const onHeld: unknown = live.held.mock.calls[0]?.[2];
    act(() => typeof onHeld === 'function' && onHeld());
    expect(text()).toBe(VISITOR_CONVERSATION_TEXTS.held);
    act(() => vi.advanceTimersByTime(30_000));
    expect(text()).toBe(VISITOR_CONVERSATION_TEXTS.held);
    act(() => live.found('c1'));
    expect(screen.getByText('conversation c1')).toBeTruthy();
  });

  it('says after twenty seconds that it takes longer than usual', () => {
    open();
    act(() => vi.advanceTimersByTime(20_000));
    expect(text()).toBe(VISITOR_CONVERSATION_TEXTS.late);
  });
});
