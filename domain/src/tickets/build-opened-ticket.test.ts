import { describe, expect, it } from 'vitest';
import { conversationSchema, messageSchema } from '../entities/conversation';
import { LIMITS } from '../limits';
import { timestamp } from '../testing/timestamp';
import { buildOpenedTicket, isSameOpening, type OpenedTicket } from './build-opened-ticket';

const at = timestamp(0);
const opened = (changes: Partial<OpenedTicket<typeof at>> = {}) =>
  buildOpenedTicket({
    conversationRef: 'ref',
    libraryId: 'lib',
    ticketId: 1,
    number: 7,
    person: { name: 'Vera', email: 'vera@visitor.example' },
    subject: 'Your lamp',
    text: 'It is ready.\nCome by.',
    fileUrls: [],
    isMailed: true,
    creator: { uid: 'ada', name: 'Ada' },
    assignedTo: 'ada',
    messageId: 'first',
    createdAt: at,
    ...changes,
  });

describe('a ticket that a teammate opens for somebody (D-100)', () => {
  it('is stored as any other, and says who created it', () => {
    const { conversation, message } = opened();
    expect(conversationSchema.safeParse(conversation).error).toBeUndefined();
    expect(messageSchema.safeParse(message).error).toBeUndefined();
    expect(conversation).toMatchObject({
      created_by: 'ada',
      assigned_to: 'ada',
      assigned_by: 'ada',
      source: 'email',
      status: 'open',
      visitor_uids: [],
      visitor: { name: 'Vera', email: 'vera@visitor.example', is_verified: false },
      last_message: { id: 'first', preview: 'It is ready. Come by.', sender_type: 'agent' },
      is_unread_by_staff: false,
    });
    expect(message).toMatchObject({ sender_type: 'agent', is_public: true, sender_ref: 'ada' });
  });

  it('is the same as another with the same words for the same person, whoever has it', () => {
    expect(isSameOpening(opened(), opened({ number: 8, assignedTo: 'ben' }))).toBe(true);
    for (const changes of [
      { person: { name: 'Vera', email: 'vera@other.example' } },
      { person: { name: 'Vero', email: 'vera@visitor.example' } },
      { subject: 'Your lamps' },
      { text: 'It is ready.' },
      { isMailed: false },
      { fileUrls: ['https://files.example/a.png'] },
    ])
      expect(isSameOpening(opened(), opened(changes)), JSON.stringify(changes)).toBe(false);
    const files = ['https://files.example/a.png', 'https://files.example/b.png'];
    expect(isSameOpening(opened({ fileUrls: files }), opened({ fileUrls: [...files] }))).toBe(true);
    expect(isSameOpening(opened({ fileUrls: files }), opened({ fileUrls: files.slice(0, 1) }))).toBe(false);
  });

  it('belongs to nobody if nobody gets it', () => {
    expect(opened({ assignedTo: '' }).conversation).toMatchObject({ assigned_to: '', assigned_by: '' });
  });

  it('shows nothing of a note to whoever may read it later', () => {
    const { conversation, message } = opened({ isMailed: false, text: 'She was angry.' });
    expect(message).toMatchObject({ sender_type: 'note', is_public: false, text: 'She was angry.' });
    expect(conversation.last_message).toEqual({
      id: '',
      preview: 'Your lamp',
      sender_type: 'agent',
      sender_name: 'Ada',
    });
    expect(JSON.stringify(conversation)).not.toContain('angry');
  });

  it('keeps title and name on one line, within their limits', () => {
    const { conversation } = opened({
      subject: `Lamp\r\nBcc: eve@evil.example ${'x'.repeat(200)}`,
      person: { name: 'Vera\r\n\u202eB', email: 'vera@visitor.example' },
    });
    expect(conversation.title).toMatch(/^Lamp Bcc: eve@evil\.example x+$/);
    expect(conversation.title).toHaveLength(LIMITS.ticketTitle);
    expect(conversation.visitor.name).toBe('Vera B');
  });

  it('has all its files in one message', () => {
    expect(opened().message).not.toHaveProperty('more_files');
    expect(opened({ fileUrls: ['a', 'b', 'c'] }).message).toMatchObject({
      file_url: 'a',
      more_files: ['b', 'c'],
    });
  });
});
