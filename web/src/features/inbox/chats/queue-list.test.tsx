import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import type { Ticket } from '../ticket';
import { QueueList } from './queue-list';

const chats = vi.hoisted(() => ({ own: [] as unknown[] }));
vi.mock('./use-chats', () => ({
  useOwnChats: () => ({ status: 'ready', data: chats.own }),
  useQueue: () => ({ status: 'ready', data: [] }),
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
