import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageSchema, SENDER_TYPES } from '../entities/conversation';
import { LIMITS } from '../limits';
import { timestamp } from '../testing/timestamp';
import { buildMessage, canSend, conversationUpdate, isPublicSender, previewText } from './build-message';

const build = (changes: Partial<Parameters<typeof buildMessage>[0]> = {}) =>
  buildMessage({
    conversationRef: 'c1',
    libraryId: 'lib',
    senderType: 'agent',
    senderRef: 'u1',
    senderName: 'Ada',
    text: ' Hello\r\nthere ',
    createdAt: timestamp(1),
    ...changes,
  });

describe('buildMessage', () => {
  it('builds what the schema accepts, with plain line ends', () => {
    expect(messageSchema.parse(build())).toMatchObject({
      text: 'Hello\nthere',
      is_public: true,
      read_status: 0,
    });
  });

  it('shows visitors neither notes nor debug messages', () => {
    const visible = SENDER_TYPES.filter((sender_type) => isPublicSender(sender_type));
    expect(visible).toEqual(['visitor', 'agent']);
    expect(build({ senderType: 'note' }).is_public).toBe(false);
  });

  it('stays within the length that the rules allow', () => {
    expect(build({ text: 'x'.repeat(20_000) }).text.length).toBe(LIMITS.messageText);
  });

  it("updates the conversation: a visitor's message makes it unread, staff's does not", () => {
    const update = conversationUpdate('m1', build({ senderType: 'visitor', senderName: 'Vera' }));
    expect(update).toMatchObject({
      last_message: { id: 'm1', preview: 'Hello there', sender_type: 'visitor', sender_name: 'Vera' },
      is_unread_by_staff: true,
    });
    expect(conversationUpdate('m2', build()).is_unread_by_staff).toBe(false);
  });
});

describe('previewText', () => {
  it('is one line of at most 140 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const preview = previewText(text);
        return (
          preview.length <= LIMITS.previewText && !preview.includes('\n') && !/[\ud800-\udfff]/u.test(preview)
        );
      }),
    );
  });

  it('names an attachment without text', () => {
    expect(previewText('  ', 'https://files.example/a.png')).toBe('Attachment');
    expect(previewText('')).toBe('');
  });

  it('sends nothing empty', () => {
    expect(canSend(' \n ')).toBe(false);
    expect(canSend('', 'https://files.example/a.png')).toBe(true);
  });
});
