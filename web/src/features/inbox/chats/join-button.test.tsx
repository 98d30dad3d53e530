import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { JoinButton } from './join-button';

const calls = vi.hoisted(() => ({ joinChat: vi.fn(), leaveChat: vi.fn() }));
vi.mock('./chat-calls', () => calls);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

interface Shown {
  readonly supervises: boolean;
  readonly assignedTo?: string;
  readonly members?: string[];
}

function show({ supervises, assignedTo = 'ada', members = [] }: Shown) {
  const user = makeUser({ uid: 'sue', permissions: { canTakeChats: true, canSuperviseChats: supervises } });
  const conversation = makeConversation({ source: 'chat', assigned_to: assignedTo });
  const chat = {
    ...conversation,
    id: 'c1',
    isPending: false,
    chat: {
      queued_at: conversation.created_at,
      waits_because: '' as const,
      returned_by: '',
      agent_name: 'Ada',
      taken_at: null,
      ended_by: '' as const,
      language: '',
      members,
    },
  };
  renderAdmin(
    <MemoryRouter initialEntries={['/chat']}>
      <StaffSession user={user}>
        <JoinButton chat={chat} backTo="/queue" />
        <Address />
      </StaffSession>
    </MemoryRouter>,
  );
}
const Address = () => <p>{useLocation().pathname}</p>;
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('joins, for those who supervise chats', async () => {
  show({ supervises: true });
  fireEvent.click(screen.getByRole('button', { name: CHAT_TEXTS.join }));
  await waitFor(() => expect(calls.joinChat).toHaveBeenCalledExactlyOnceWith('c1'));
});

it('leaves, for whoever is in the chat, with or without that right', async () => {
  show({ supervises: false, members: ['sue'] });
  fireEvent.click(screen.getByRole('button', { name: CHAT_TEXTS.leave }));
  await waitFor(() => expect(calls.leaveChat).toHaveBeenCalledExactlyOnceWith('c1'));
  // The chat cannot be read any more.
  await screen.findByText('/queue');
});

it('goes on showing the chat to whoever leaves it and supervises chats', async () => {
  show({ supervises: true, members: ['sue'] });
  fireEvent.click(screen.getByRole('button', { name: CHAT_TEXTS.leave }));
  await waitFor(() => expect(calls.leaveChat).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false));
  expect(screen.getByText('/chat')).toBeTruthy();
});

it('is not there for others, or for whoever has the chat', () => {
  show({ supervises: false });
  show({ supervises: true, assignedTo: 'sue' });
  expect(shown()).toEqual([]);
});
