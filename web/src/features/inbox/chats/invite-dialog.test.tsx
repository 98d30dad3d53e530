import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { InviteDialog } from './invite-dialog';

interface Team {
  next(found: { records: readonly object[] }): void;
  error(error: Error): void;
}
const store = vi.hoisted(() => ({ teams: [] as unknown[] }));
const inviteIntoChat = vi.hoisted(() => vi.fn());
vi.mock('./chat-calls', () => ({ inviteIntoChat }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/staff/use-presence', () => ({
  usePresence: () => ({ of: () => 'online', isKnown: false }),
}));
vi.mock('../../../shared/store/watch-records', () => ({
  watchRecords: () => (team: unknown) => {
    store.teams.push(team);
    return () => {};
  },
}));

const team = () => store.teams.at(-1) as Team;
const person = (id: string) => ({
  ...makeUser({ uid: id, agent_name: id, permissions: { canTakeChats: true } }),
  id,
});

function show() {
  const chat = { ...makeConversation({ source: 'chat', assigned_to: 'ada' }), id: 'c1', isPending: false };
  renderAdmin(
    <StaffSession user={makeUser({ uid: 'ada' })}>
      <InviteDialog chat={chat} onClose={() => {}} />
    </StaffSession>,
  );
}
const field = () => screen.queryByRole('combobox', { name: CHAT_TEXTS.inviteWho });

afterEach(() => {
  cleanup();
  store.teams = [];
});

it('D-92: offers teammates who are not in the chat, once they are known', async () => {
  show();
  expect(field()).toHaveProperty('disabled', true);
  team().next({ records: [person('ada'), person('bob')] });
  await waitFor(() => expect(field()).toHaveProperty('disabled', false));
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual(['', 'bob']);
  fireEvent.change(field() as HTMLElement, { target: { value: 'bob' } });
  fireEvent.click(screen.getByRole('button', { name: CHAT_TEXTS.invite }));
  await waitFor(() =>
    expect(inviteIntoChat).toHaveBeenCalledExactlyOnceWith({ conversationRef: 'c1', to: 'bob' }),
  );
});

it('D-92: says that nobody else takes chats', async () => {
  show();
  team().next({ records: [person('ada')] });
  await screen.findByText(CHAT_TEXTS.inviteNobody);
  expect(field()).toBeNull();
});

it('D-92: says that the team could not be loaded, and tries again', async () => {
  show();
  team().error(new Error('unavailable'));
  await screen.findByText(CHAT_TEXTS.inviteFailed);
  fireEvent.click(screen.getByRole('button', { name: KIT_TEXTS.retry }));
  team().next({ records: [person('bob')] });
  await waitFor(() => expect(field()).toHaveProperty('disabled', false));
});
