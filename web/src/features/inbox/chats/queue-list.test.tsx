import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import type { Ticket } from '../ticket';
import { QueueList } from './queue-list';

const chats = vi.hoisted(() => ({ own: [] as unknown[], asked: [] as unknown[] }));
vi.mock('./use-chats', () => ({
  useOwnChats: () => ({ status: 'ready', data: chats.own }),
  useQueue: (libraryId: unknown) => {
    chats.asked.push(libraryId);
    return { status: 'ready', data: [] };
  },
}));
vi.mock('./use-take', () => ({ useTake: () => ({ take: () => {}, takeNext: () => {}, isRunning: false }) }));

const chat = (id: string, assigned_to: string): Ticket => ({
  ...makeConversation({ source: 'chat', assigned_to, is_unread_by_staff: true }),
  id,
  isPending: false,
});

afterEach(cleanup);

it('D-92: shows what a guest cannot mark as read neither as unread nor in the count', () => {
  chats.own = [chat('mine', 'gus'), chat('joined', 'ada')];
  const onWaitingCount = vi.fn();
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({ uid: 'gus' })}>
        <QueueList
          selectedRef={null}
          isUnread={({ is_unread_by_staff }) => is_unread_by_staff}
          onWaitingCount={onWaitingCount}
        />
      </StaffSession>
    </MemoryRouter>,
  );
  expect(onWaitingCount).toHaveBeenLastCalledWith(1);
  const [mine, joined] = screen.getAllByRole('listitem');
  expect(within(mine as HTMLElement).queryByText(INBOX_TEXTS.unread)).not.toBeNull();
  expect(within(joined as HTMLElement).queryByText(INBOX_TEXTS.unread)).toBeNull();
});

it('D-67: neither reads nor shows the queue to whoever gets chats assigned only', () => {
  chats.own = [chat('mine', 'gus')];
  const show = (is_assign_only: boolean) => {
    cleanup();
    chats.asked = [];
    renderAdmin(
      <MemoryRouter>
        <StaffSession user={makeUser({ uid: 'gus', is_assign_only })}>
          <QueueList selectedRef={null} isUnread={() => false} onWaitingCount={() => {}} />
        </StaffSession>
      </MemoryRouter>,
    );
  };
  show(true);
  expect(chats.asked.every((libraryId) => libraryId === null)).toBe(true);
  expect(screen.queryByRole('heading', { name: CHAT_TEXTS.queue })).toBeNull();
  expect(screen.getByText(CHAT_TEXTS.queueHidden)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  show(false);
  expect(chats.asked).toContain(makeUser().support_lib_id);
  expect(screen.getByRole('heading', { name: CHAT_TEXTS.queue })).toBeTruthy();
});
