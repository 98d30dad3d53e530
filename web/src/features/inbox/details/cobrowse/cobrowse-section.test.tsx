import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { StaffSession } from '../../../../shared/testing/staff-session';
import { CobrowseSection } from './cobrowse-section';

const calls = vi.hoisted(() => ({
  askToCobrowse: vi.fn(),
  endCobrowse: vi.fn(),
  openVisitorsPage: vi.fn(async () => true),
}));
vi.mock('./cobrowse-calls', () => calls);

interface Shown {
  readonly state?: 'asked' | 'refused' | 'sharing' | 'ended';
  readonly untilMs?: number;
  readonly uid?: string;
  readonly members?: string[];
  readonly canTakeChats?: boolean;
}

function show({ state, untilMs = 60_000, uid = 'ada', members = [], canTakeChats = true }: Shown) {
  const conversation = makeConversation({ source: 'chat', assigned_to: 'ada' });
  const cobrowse = { id: 'q1', asked_by: 'ada', asked_name: 'Ada', visitor_uid: 'v' };
  const until = timestamp(Date.now() + untilMs);
  const chat = {
    ...conversation,
    id: 'c1',
    isPending: false,
    chat: {
      queued_at: conversation.created_at,
      waits_because: '' as const,
      returned_by: '',
      agent_name: 'Ada',
      taken_at: conversation.created_at,
      ended_by: '' as const,
      language: '',
      members,
      ...(state === undefined ? {} : { cobrowse: { ...cobrowse, state, until } }),
    },
  };
  renderAdmin(
    <StaffSession user={makeUser({ uid, permissions: { canTakeChats } })}>
      <CobrowseSection chat={chat} />
    </StaffSession>,
  );
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('seeing the page of a chat’s visitor (D-66)', () => {
  it.each([
    [undefined, CHAT_TEXTS.cobrowseBody, [CHAT_TEXTS.cobrowseButton]],
    ['asked', CHAT_TEXTS.cobrowseWaiting, [CHAT_TEXTS.cobrowseTakeBack]],
    ['refused', CHAT_TEXTS.cobrowseRefused, [CHAT_TEXTS.cobrowseButton]],
    ['sharing', CHAT_TEXTS.cobrowseSharing, [CHAT_TEXTS.cobrowseOpen, CHAT_TEXTS.cobrowseEnd]],
    ['ended', CHAT_TEXTS.cobrowseEnded, [CHAT_TEXTS.cobrowseButton]],
  ] as const)('says where it stands, and what can be done: %s', (state, text, expected) => {
    show(state === undefined ? {} : { state });
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(buttons()).toEqual(expected);
  });

  it('says that nobody answered in time', () => {
    show({ state: 'asked', untilMs: -1 });
    expect(screen.getByRole('status').textContent).toBe(CHAT_TEXTS.cobrowseUnanswered);
    expect(buttons()).toEqual([CHAT_TEXTS.cobrowseButton]);
  });

  it('asks, takes back, stops and opens', async () => {
    show({});
    press(CHAT_TEXTS.cobrowseButton);
    await waitFor(() => expect(calls.askToCobrowse).toHaveBeenCalledExactlyOnceWith('c1'));
    cleanup();
    show({ state: 'sharing' });
    press(CHAT_TEXTS.cobrowseEnd);
    await waitFor(() => expect(calls.endCobrowse).toHaveBeenCalledExactlyOnceWith('c1'));
    press(CHAT_TEXTS.cobrowseOpen);
    await waitFor(() => expect(calls.openVisitorsPage).toHaveBeenCalledExactlyOnceWith('c1'));
  });

  it('says that the browser blocked the tab', async () => {
    calls.openVisitorsPage.mockResolvedValueOnce(false);
    show({ state: 'sharing' });
    press(CHAT_TEXTS.cobrowseOpen);
    await screen.findByText(CHAT_TEXTS.cobrowseBlocked);
  });

  it('is there for those in the chat who take chats, and for nobody else', () => {
    show({ uid: 'bo', members: ['bo'] });
    expect(buttons()).toEqual([CHAT_TEXTS.cobrowseButton]);
    cleanup();
    show({ uid: 'bo' });
    show({ canTakeChats: false });
    expect(buttons()).toEqual([]);
  });
});
