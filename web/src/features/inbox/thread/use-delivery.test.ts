import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ThreadMessage } from '../ticket';
import { useDelivery } from './use-delivery';

const marks = vi.hoisted(() => ({ tell: (_: number) => {} }));
vi.mock('../../../shared/live/follow-after-content', () => ({
  followAfterContent: ({ follow }: { follow: (client: unknown) => () => void }) =>
    follow({
      watchReadMarks: (_: string, onChange: typeof marks.tell) => {
        marks.tell = onChange;
        return () => {};
      },
    }),
}));

const written = (changes: Partial<ThreadMessage>): ThreadMessage => ({
  ...makeMessage({ sender_type: 'agent' }),
  isPending: false,
  ...changes,
});
const ANSWERS = [written({ id: 'first' }), written({ id: 'last' })];
const atMs = ANSWERS[0]?.created_at.toMillis() ?? 0;
const chat = { ...makeConversation({ source: 'chat' }), isPending: false };
const ticket = { ...makeConversation(), isPending: false };

const open = (conversation: typeof chat, messages: readonly ThreadMessage[]) =>
  renderHook(() => useDelivery(conversation, messages)).result;

describe('what has become of the team’s last answer', () => {
  afterEach(cleanup);

  it('is not said before it is known, nor where it may not be read', () => {
    const line = open(chat, ANSWERS);
    expect(line.current).toBeUndefined();
  });

  it('stands below the last one, which the visitor has seen once their page has shown it', () => {
    const line = open(chat, ANSWERS);
    act(() => marks.tell(atMs - 1));
    expect(line.current).toEqual({ messageId: 'last', text: 'Delivered' });
    act(() => marks.tell(atMs));
    expect(line.current).toEqual({ messageId: 'last', text: 'Seen' });
  });

  it('leaves out notes, the visitor’s words and what is being sent', () => {
    const others = [
      written({ id: 'note', sender_type: 'note' }),
      written({ id: 'question', sender_type: 'visitor' }),
      written({ id: 'unsent', isPending: true }),
    ];
    const line = open(chat, [...ANSWERS, ...others]);
    act(() => marks.tell(0));
    expect(line.current?.messageId).toBe('last');
  });

  it('claims of a ticket only that it was sent: it may be read in an email', () => {
    const line = open(ticket, ANSWERS);
    act(() => marks.tell(0));
    expect(line.current?.text).toBe('Sent');
  });

  it('is nothing where nobody has answered', () => {
    const line = open(chat, []);
    act(() => marks.tell(0));
    expect(line.current).toBeUndefined();
  });
});
