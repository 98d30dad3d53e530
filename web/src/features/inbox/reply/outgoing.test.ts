import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { type OutgoingMessage, unsentByConversation, unsentTitle, withWaiting } from './outgoing';

const outgoing = (changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: 'm1',
  conversationRef: 'c1',
  libraryId: 'lumen',
  mode: 'reply',
  text: 'Hello',
  senderRef: 'ada',
  writtenAtMs: 1_000,
  title: 'Reply to Ann',
  refusal: null,
  ...changes,
});
const stored = { ...makeMessage({ id: 'm0' }), isPending: false };

describe('messages the server has not confirmed', () => {
  it('wait below the thread, as their author wrote them', () => {
    const [, waiting] = withWaiting([stored], [outgoing()], 'Ada');
    expect(waiting).toMatchObject({ id: 'm1', sender_name: 'Ada', text: 'Hello', isPending: true });
  });

  it('show once: Firestore lists a message as soon as it has it', () => {
    const thread = [{ ...makeMessage({ id: 'm1' }), isPending: true }];
    expect(withWaiting(thread, [outgoing()], 'Ada')).toBe(thread);
  });

  it('leave the thread if the server refuses them', () => {
    expect(withWaiting([stored], [outgoing({ refusal: 'denied' })], 'Ada')).toEqual([stored]);
  });

  it('are identified by their first words when Log Out asks about them', () => {
    const ticket = { visitor: { ...makeConversation().visitor, name: 'Ann' } };
    expect(unsentTitle('reply', ticket, { text: 'Dear\nAnn', fileUrl: '' })).toBe(
      'Reply to Ann, not sent: “Dear Ann”',
    );
    const long = { text: 'x'.repeat(50), fileUrl: '' };
    expect(unsentTitle('note', ticket, long)).toBe(`Note on Ann, not sent: “${'x'.repeat(40)}…”`);
    const file = { text: '', fileUrl: 'https://files.example/o/0f8fad5b-d9cb-469f-a165-70867728950e-a.png' };
    expect(unsentTitle('reply', ticket, file)).toBe('Reply to Ann, not sent: “Attachment: a.png”');
  });

  it('mark their ticket; a refused message matters more than a waiting one', () => {
    const states = unsentByConversation([
      outgoing(),
      outgoing({ id: 'm2', refusal: 'failed' }),
      outgoing({ id: 'm3' }),
      outgoing({ id: 'm4', conversationRef: 'c2' }),
    ]);
    expect([...states]).toEqual([
      ['c1', 'failed'],
      ['c2', 'waiting'],
    ]);
  });
});
