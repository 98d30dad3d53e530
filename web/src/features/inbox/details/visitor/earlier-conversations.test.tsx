import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { StaffSession } from '../../../../shared/testing/staff-session';
import type { Ticket } from '../../ticket';
import { EarlierConversations } from './earlier-conversations';

interface Asked {
  readonly where: readonly (readonly unknown[])[];
}
const store = vi.hoisted(() => ({ tickets: [] as object[], chats: [] as object[], asked: vi.fn() }));
vi.mock('../../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../../shared/store/record-pages', () => ({
  recordPages: (_firestore: unknown, query: Asked) => {
    store.asked(query);
    const isOfChats = query.where.some(([field, , value]) => field === 'source' && value === 'chat');
    const rows = isOfChats ? store.chats : store.tickets;
    return {
      watchNewest: ({ next }: { next(page: object): void }) => {
        next({ rows, isFromCache: false });
        return () => {};
      },
      fetchBelow: async () => [],
    };
  },
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const row = (id: string, atMs: number, changes: Partial<Ticket> = {}): Ticket => ({
  ...makeConversation({ last_message_at: timestamp(atMs), visitor_uids: ['vera'], title: `About ${id}` }),
  id,
  isPending: false,
  ...changes,
});
const chat = row('open', 900, { source: 'chat' });

function show(permissions = {}) {
  const user = makeUser({ agent_role: 'agent' });
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={{ ...user, permissions: { ...user.permissions, ...permissions } }}>
        <EarlierConversations chat={chat} />
      </StaffSession>
    </MemoryRouter>,
  );
}

const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('lists tickets and ended chats of the same browser, the latest first, without the one that is open', () => {
  store.tickets = [row('a', 300), row('b', 100)];
  store.chats = [row('open', 400, { source: 'chat' }), row('c', 200, { source: 'chat', status: 'closed' })];
  show({ canViewExistingTickets: true, canViewChatArchives: true });
  expect(titles()).toEqual(['About a', 'About c', 'About b']);
  expect(screen.getByRole('link', { name: 'About c' }).getAttribute('href')).toContain('tab=archives');
  for (const [{ where }] of store.asked.mock.calls as [Asked][])
    expect(where).toContainEqual(['visitor_uids', 'array-contains', 'vera']);
});

it('asks for nothing that the person may not read, and says so', () => {
  show({ canViewExistingTickets: false, canViewChatArchives: false });
  expect(store.asked).not.toHaveBeenCalled();
  expect(screen.getByText(CHAT_TEXTS.earlierHidden)).toBeTruthy();
  expect(screen.queryByText(CHAT_TEXTS.noneEarlier)).toBeNull();
});

it('says that there are none to those who may read some of them', () => {
  store.tickets = [];
  show({ canViewExistingTickets: true, canViewChatArchives: false });
  expect(screen.getByText(CHAT_TEXTS.noneEarlier)).toBeTruthy();
});

it('shows ten, and more on demand', () => {
  store.tickets = Array.from({ length: 9 }, (_, index) => row(`t${index}`, 500 - index));
  store.chats = Array.from({ length: 9 }, (_, index) => row(`c${index}`, 300 - index, { source: 'chat' }));
  show({ canViewExistingTickets: true, canViewChatArchives: true });
  expect(titles()).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: CHAT_TEXTS.earlierMore }));
  expect(titles()).toHaveLength(18);
});
