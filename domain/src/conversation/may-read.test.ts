import { describe, expect, it } from 'vitest';
import type { PermissionSlug } from '../permissions/slugs';
import { makeConversation } from '../testing/factories';
import { mayReadConversation } from './may-read';

const LIBRARY = 'lumen';

const reader = (...slugs: PermissionSlug[]) => ({
  uid: 'ada',
  support_lib_id: LIBRARY,
  permissions: Object.fromEntries(slugs.map((slug) => [slug, true])),
});

const ticket = makeConversation({ support_lib_id: LIBRARY, source: 'contact_form' });
const chat = (assigned_to: string, status: 'open' | 'closed' = 'open') =>
  makeConversation({ support_lib_id: LIBRARY, source: 'chat', assigned_to, status });

describe('who of the team may read a conversation (D-31, D-91)', () => {
  it('lets nobody of another library in', () => {
    const stranger = { ...reader('canViewExistingTickets', 'canTakeChats'), support_lib_id: 'orbit' };
    expect(mayReadConversation(ticket, stranger)).toBe(false);
    expect(mayReadConversation(chat(''), stranger)).toBe(false);
  });

  it('opens tickets to whoever views tickets, and chats not to them', () => {
    expect(mayReadConversation(ticket, reader('canViewExistingTickets'))).toBe(true);
    expect(mayReadConversation(ticket, reader('canTakeChats', 'canSuperviseChats'))).toBe(false);
    expect(mayReadConversation(chat(''), reader('canViewExistingTickets'))).toBe(false);
  });

  it('opens a waiting chat to whoever takes chats, and a taken one to whoever has it', () => {
    expect(mayReadConversation(chat(''), reader('canTakeChats'))).toBe(true);
    expect(mayReadConversation(chat('ada'), reader('canTakeChats'))).toBe(true);
    expect(mayReadConversation(chat('bo'), reader('canTakeChats'))).toBe(false);
    expect(mayReadConversation(chat('ada'), reader('canSuperviseChats'))).toBe(false);
  });

  it('opens the chats of others to whoever supervises, once somebody has them', () => {
    expect(mayReadConversation(chat('bo'), reader('canSuperviseChats'))).toBe(true);
    expect(mayReadConversation(chat(''), reader('canSuperviseChats'))).toBe(false);
  });

  it('opens a chat to its members, as long as they work with chats', () => {
    const joined = {
      ...chat('bo'),
      chat: {
        queued_at: ticket.created_at,
        waits_because: '' as const,
        returned_by: '',
        agent_name: 'Bo',
        taken_at: ticket.created_at,
        ended_by: '' as const,
        language: 'en',
        members: ['ada'],
      },
    };
    expect(mayReadConversation(joined, reader('canTakeChats'))).toBe(true);
    expect(mayReadConversation(joined, reader('canViewExistingTickets'))).toBe(false);
  });

  it('opens an ended chat to the archive alone', () => {
    expect(mayReadConversation(chat('ada', 'closed'), reader('canViewChatArchives'))).toBe(true);
    expect(mayReadConversation(chat('ada', 'closed'), reader('canTakeChats'))).toBe(false);
  });
});
