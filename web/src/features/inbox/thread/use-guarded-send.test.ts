import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ComposerMode } from '../reply/outgoing';
import type { Sending } from '../reply/use-reply';
import type { ThreadMessage, Ticket } from '../ticket';
import { useGuardedSend } from './use-guarded-send';
import { READ_AFTER_MS } from './use-overlooked';

const message = (id: string, is_public = true): ThreadMessage => ({
  ...makeMessage({ id, is_public }),
  isPending: false,
});
const TICKET: Ticket = { ...makeConversation(), id: 't', isPending: false };
const CHAT: Ticket = { ...TICKET, source: 'chat' };

function open(ticket: Ticket, mode: ComposerMode, unread: ThreadMessage[], isLoaded = true) {
  const send = vi.fn(async (_sending?: Sending) => {});
  const answered = vi.fn();
  const props = (messages: ThreadMessage[]) => ({
    ticket,
    reply: { mode, send },
    isWriting: true,
    messages: isLoaded ? [message('first'), message('last'), message('note', false)] : [],
    isLoaded,
    overlooked: { messages, newFrom: null, isMissed: false, answered },
  });
  const { result, rerender } = renderHook(useGuardedSend, { initialProps: props(unread) });
  return {
    send,
    answered,
    press: () => act(() => result.current.send()),
    seen: () => {
      let said: ReturnType<typeof result.current.seen> = null;
      act(() => {
        said = result.current.seen();
      });
      return said;
    },
    stoppedFor: () => result.current.stoppedFor,
    read: () => rerender(props([])),
    arrive: (messages: ThreadMessage[]) => rerender(props(messages)),
  };
}

describe('sending with care (D-107)', () => {
  it('names the last public message that is shown, which the server holds the reply to', () => {
    const { send, answered, press } = open(TICKET, 'reply', []);
    press();
    expect(send).toHaveBeenCalledExactlyOnceWith({ seenId: 'last' });
    expect(answered).toHaveBeenCalledOnce();
  });

  it('stops a reply while something was not seen, says how much, and sends it afterwards', () => {
    const { send, answered, press, stoppedFor, read } = open(TICKET, 'reply', [message('b'), message('c')]);
    press();
    expect(send).not.toHaveBeenCalled();
    expect(stoppedFor()).toBe(2);
    read();
    expect(stoppedFor()).toBe(2);
    press();
    expect(send).toHaveBeenCalledExactlyOnceWith({ seenId: 'last' });
    expect(answered).toHaveBeenCalledOnce();
    expect(stoppedFor()).toBe(0);
  });

  it('stops once for the same messages, however far down they are, and again for newer ones', () => {
    vi.useFakeTimers();
    const { send, press, stoppedFor, arrive } = open(TICKET, 'reply', [message('b')]);
    press();
    press();
    expect(send).not.toHaveBeenCalled();
    arrive([message('b'), message('c')]);
    vi.advanceTimersByTime(READ_AFTER_MS);
    press();
    expect(stoppedFor()).toBe(2);
    vi.advanceTimersByTime(READ_AFTER_MS);
    press();
    expect(send).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('names the last message of the ticket while its thread has not come', () => {
    const { send, press } = open(TICKET, 'reply', [], false);
    press();
    expect(send).toHaveBeenCalledExactlyOnceWith({ seenId: TICKET.last_message.id });
  });

  it('D-120: names the last message that the server has to a reply that goes out later, once all was seen', () => {
    const { seen, stoppedFor } = open(TICKET, 'reply', [message('b')]);
    expect(seen()).toBeNull();
    expect(stoppedFor()).toBe(1);
    const all = open(TICKET, 'reply', []);
    expect(all.seen()).toEqual({ id: 'last' });
    // Nothing is planned yet.
    expect(all.answered).not.toHaveBeenCalled();
    expect(open(TICKET, 'reply', [], false).seen()).toEqual({ id: TICKET.last_message.id });
  });

  it.each([
    ['a note', TICKET, 'note'],
    ['a chat', CHAT, 'reply'],
  ] as const)('never stops %s', (_what, ticket, mode) => {
    const { send, press } = open(ticket, mode, [message('b')]);
    press();
    expect(send).toHaveBeenCalledExactlyOnceWith({});
  });
});
