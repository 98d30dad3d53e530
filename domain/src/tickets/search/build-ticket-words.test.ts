import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../entities/conversation';
import { LIMITS } from '../../limits';
import { makeConversation, makeMessage } from '../../testing/factories';
import { timestamp } from '../../testing/timestamp';
import { buildTicketWords } from './build-ticket-words';
import { hasWords } from './find-in-ticket';
import { queryWords } from './words';

const FILE =
  'https://files.example/o/chat%2Fimg%2Flib%2Fuid%2F1b4e28ba-2fa1-11d2-883f-0016d3cca427-120-invoice_2024.pdf?alt=media';

const message = (id: string, changes: Partial<Message> = {}) =>
  makeMessage({ id, text: `text ${id}`, created_at: timestamp(Number(id) * 1_000), ...changes });

const ticket = makeConversation({ number: 42, title: 'Brakes squeal' });
const built = (...messages: ReturnType<typeof message>[]) => buildTicketWords(ticket, messages);
const finds = (words: ReturnType<typeof built>, query: string) => hasWords(words, queryWords(query));

describe('what finds a ticket (D-106)', () => {
  it('is its title, number, person, messages, notes, writers and file names', () => {
    const words = buildTicketWords(
      makeConversation({
        number: 42,
        title: 'Brakes squeal',
        visitor: { ...ticket.visitor, name: 'Zoë Quill', email: 'zoe@quill.example' },
        custom_inputs: [{ label: 'Order', type: 'number', text: 'LC-20417' }],
      }),
      [
        message('1', { text: 'They squeal in the rain', file_url: FILE }),
        message('2', { text: 'Ask the workshop', sender_type: 'note', sender_name: 'Mara Lindqvist' }),
      ],
    );
    for (const query of [
      '42',
      'brake',
      'zoe',
      'quill.example',
      'rain',
      'invoice',
      'workshop',
      'lindqvist',
      '20417',
    ])
      expect(finds(words, query), query).toBe(true);
    for (const query of ['rakes', 'brakes paris', 'order']) expect(finds(words, query), query).toBe(false);
  });

  it('is nothing that the system noted for itself', () => {
    expect(finds(built(message('1', { sender_type: 'system_debug', text: 'secret' })), 'secret')).toBe(false);
  });

  it('is the same in whatever order messages come, and however often', () => {
    const all = ['1', '2', '3', '4'].map((id) => message(id));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all), { minLength: 4, maxLength: 12 }), (arrived) => {
        const known = [...arrived, ...all].reduce(
          (words, one) => buildTicketWords(ticket, [one], words),
          built(),
        );
        expect(known).toEqual(built(...all));
      }),
    );
  });

  it('is of a long ticket what was written last, within its limits', () => {
    const long = Array.from({ length: 150 }, (_, index) =>
      message(String(index + 1), { text: `only${index + 1}x `.repeat(100) }),
    );
    const words = built(...long);
    expect(words.last_message_at.toMillis()).toBe(150_000);
    expect(finds(words, 'only150x')).toBe(true);
    expect(finds(words, 'only7x')).toBe(false);
    expect(words.messages.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(
      LIMITS.ticketSearchText,
    );
    expect(words.messages.length).toBeLessThanOrEqual(LIMITS.ticketSearchMessages);
  });

  it('fits into a document, whatever was written', () => {
    const hostile = Array.from({ length: 20_000 }, (_, index) => `${index.toString(36)}\u{1F6B2}é`).join(' ');
    const words = built(message('1', { text: hostile }), message('2', { text: '返金'.repeat(5_000) }));
    expect(words.text.split(' ').length).toBeLessThanOrEqual(LIMITS.ticketSearchWords);
    expect(words.starts.length).toBeLessThanOrEqual(3 * LIMITS.ticketSearchWords);
    expect(new TextEncoder().encode(JSON.stringify(words)).length).toBeLessThan(200_000);
  });
});
