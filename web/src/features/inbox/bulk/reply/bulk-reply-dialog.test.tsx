import { LIMITS } from '@harborline/domain/limits';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { BULK_REPLY_TEXTS } from '@harborline/domain/texts/bulk-reply';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { StaffSession } from '../../../../shared/testing/staff-session';
import type { NewMessage } from '../../reply/outbox';
import type { OutgoingMessage } from '../../reply/outgoing';
import { BulkReplyDialog } from './bulk-reply-dialog';

type Queued = { -readonly [Key in keyof OutgoingMessage]: OutgoingMessage[Key] };
const queue = vi.hoisted(() => ({ messages: [] as Queued[], isOpen: true }));
vi.mock('../../../../shared/live/library-context', () => ({ useLibrary: () => null }));
vi.mock('../../reply/outbox', () => ({
  outboxOf: () =>
    queue.isOpen
      ? {
          send(message: NewMessage) {
            const id = `m${queue.messages.length + 1}`;
            queue.messages.push({ refusal: null, ...message, id } as OutgoingMessage);
            return id;
          },
          releaseHeld(ref: string) {
            for (const one of queue.messages) if (one.conversationRef === ref) delete one.heldUntilMs;
          },
        }
      : null,
}));
vi.mock('../../reply/outgoing-store', () => ({
  outgoingStore: {
    get: () => queue.messages,
    has: (id: string) => queue.messages.some((one) => one.id === id),
    put(message: OutgoingMessage) {
      queue.messages = queue.messages.map((one) => (one.id === message.id ? message : one));
    },
    remove: (id: string) =>
      queue.messages.splice(
        queue.messages.findIndex((one) => one.id === id),
        1,
      ),
  },
}));

beforeEach(() => {
  queue.messages = [];
  queue.isOpen = true;
});
afterEach(cleanup);

const ticket = (number: number, changes: object = {}) => {
  const made = makeConversation({ id: `t${number}`, number });
  const last_message = { ...made.last_message, id: `last${number}` };
  const visitor = { ...made.visitor, name: `Visitor ${number}` };
  return { ...made, isPending: false, last_message, visitor, ...changes };
};

function show(tickets: readonly ReturnType<typeof ticket>[], undo_send_seconds = 10) {
  const on = { sent: vi.fn(), writeOn: vi.fn(() => true), close: vi.fn() };
  const dialog = (
    <StaffSession user={makeUser({ undo_send_seconds })}>
      <BulkReplyDialog
        tickets={tickets}
        initial={{ text: '', thenStatus: '' }}
        onSent={on.sent}
        writeOn={on.writeOn}
        onClose={on.close}
      />
    </StaffSession>
  );
  renderAdmin(<RouterProvider router={createMemoryRouter([{ path: '*', element: dialog }])} />);
  return on;
}

const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: BULK_REPLY_TEXTS.text }), { target: { value: text } });
const button = (count: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: BULK_REPLY_TEXTS.send(count) });

describe('one reply to several tickets (D-125)', () => {
  it('goes to each with its own words, names what was read there, and leaves out merged tickets', () => {
    const merged_into = { conversation_ref: 't1', number: 1, at: new Date(), status: 'open' };
    const on = show([ticket(1), ticket(2), ticket(3, { merged_into })], 0);
    screen.getByText(BULK_REPLY_TEXTS.merged(1));
    expect(button(2).disabled).toBe(true);
    write(' Hello [visitorName]. ');
    screen.getByText(BULK_REPLY_TEXTS.preview('Visitor 1'));
    fireEvent.click(button(2));
    expect(queue.messages).toMatchObject([
      { conversationRef: 't1', mode: 'reply', text: 'Hello Visitor 1.', follows: 'last1' },
      { conversationRef: 't2', mode: 'reply', text: 'Hello Visitor 2.', follows: 'last2' },
    ]);
    expect(queue.messages.map(({ heldUntilMs }) => heldUntilMs)).toEqual([undefined, undefined]);
    expect([on.sent.mock.calls.length, on.close.mock.calls.length]).toEqual([1, 1]);
  });

  it('is taken back where it has not gone out, and comes back for these tickets', async () => {
    const on = show([ticket(1), ticket(2)]);
    write('Hello');
    fireEvent.click(button(2));
    await screen.findByText(BULK_REPLY_TEXTS.held(2, 10));
    queue.messages.splice(0, 1);
    fireEvent.click(screen.getByRole('button', { name: BULK_REPLY_TEXTS.undo, hidden: true }));
    await screen.findByText(BULK_REPLY_TEXTS.someWentOut(1));
    expect(queue.messages).toEqual([]);
    expect(on.writeOn).toHaveBeenCalledWith({ text: 'Hello', thenStatus: '' }, [
      expect.objectContaining({ id: 't2' }),
    ]);
  });

  it('waits in its tickets, if it is taken back where it cannot be written on', async () => {
    const on = show([ticket(1)]);
    on.writeOn.mockReturnValueOnce(false);
    write('Hello');
    fireEvent.click(button(1));
    fireEvent.click(await screen.findByRole('button', { name: BULK_REPLY_TEXTS.undo, hidden: true }));
    await screen.findByText(BULK_REPLY_TEXTS.takenBackThere(1));
    expect(queue.messages).toMatchObject([{ text: 'Hello', refusal: 'taken-back' }]);
    expect(queue.messages[0]?.heldUntilMs).toBeUndefined();
  });

  it('comes behind one’s own words that are still on their way, which go out first', () => {
    const own = { id: 'own', conversationRef: 't1', mode: 'reply', text: 'One moment', refusal: null };
    queue.messages = [{ ...own, heldUntilMs: Date.now() + 60_000 } as OutgoingMessage];
    show([ticket(1)]);
    write('Hello');
    fireEvent.click(button(1));
    expect(queue.messages.map(({ heldUntilMs }) => heldUntilMs !== undefined)).toEqual([false, true]);
    expect(queue.messages[1]?.follows).toBe('own');
  });

  it('stays open with its text if nothing can be sent, and asks before it is dropped', () => {
    queue.isOpen = false;
    const on = show([ticket(1)]);
    write('Hello');
    fireEvent.click(button(1));
    screen.getByText(BULK_REPLY_TEXTS.notNow);
    fireEvent.click(screen.getByRole('button', { name: KIT_TEXTS.cancel }));
    screen.getByText(BULK_REPLY_TEXTS.discardBody);
    expect([on.sent.mock.calls.length, on.close.mock.calls.length]).toEqual([0, 0]);
  });

  it('says which text is too long with its variables, and how many tickets are too many', () => {
    show([ticket(1, { title: 'x'.repeat(LIMITS.messageText) })]);
    write('About [ticketTitle]: it is done.');
    screen.getByText(BULK_REPLY_TEXTS.tooLong('#1'));
    expect(button(1).disabled).toBe(true);
    cleanup();
    const many = LIMITS.bulkReplies + 1;
    show(Array.from({ length: many }, (_none, index) => ticket(index + 1)));
    write('Hello');
    screen.getByText(BULK_REPLY_TEXTS.most(LIMITS.bulkReplies));
    expect(button(many).disabled).toBe(true);
  });
});
