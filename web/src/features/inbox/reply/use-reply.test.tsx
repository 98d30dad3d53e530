import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendMessage } from '../../../shared/conversation/send-message';
import { StaffSession } from '../../../shared/testing/staff-session';
import type { Ticket } from '../ticket';
import { joinOutbox, type OutboxSession } from './outbox';
import { outgoingStore } from './outgoing-store';
import { type Sending, useReply } from './use-reply';

const upload = vi.hoisted(() => ({ files: vi.fn() }));
vi.mock('../../../shared/files/upload-files', () => ({ uploadFiles: upload.files }));
vi.mock('../../../shared/conversation/send-message', () => ({ sendMessage: vi.fn(async () => {}) }));
vi.mock('../../../shared/store/new-id', () => ({ newId: () => crypto.randomUUID() }));
vi.mock('../../session', () => ({ useWorkOwner: () => OWNER }));
vi.mock('../typing/use-typing', () => ({ useReplyTyping: () => ({ typed: () => {}, stopped: () => {} }) }));

const OWNER = { uid: 'ada', isTrusted: true };
const user = makeUser({ uid: OWNER.uid, undo_send_seconds: 0 });
const session: OutboxSession = {
  firestore: {} as OutboxSession['firestore'],
  owner: OWNER,
  libraryId: user.support_lib_id,
  name: 'Ada',
};
const FILE_URL = 'https://files.example/a.txt';

let opened = 0;
function newTicket(): Ticket {
  opened += 1;
  return { ...makeConversation(), id: `t${opened}`, isPending: false };
}
/** The pane of a ticket, of a new one if none is named. */
function open(ticket = newTicket(), seconds = 0) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StaffSession user={{ ...user, undo_send_seconds: seconds }}>{children}</StaffSession>
  );
  return { ...renderHook(() => useReply(ticket, null), { wrapper }), ticket };
}
type Pane = ReturnType<typeof open>;

/** Writes with a file and sends; the upload goes on. @returns what ends it */
function startSending({ result }: Pane): () => Promise<void> {
  let arrive: (urls: readonly string[]) => void = () => {};
  upload.files.mockReturnValue(
    new Promise<readonly string[]>((resolve) => {
      arrive = resolve;
    }),
  );
  act(() => result.current.write('Dear Ann'));
  act(() => result.current.attached.change(() => [new File(['x'], 'a.txt')]));
  act(() => void result.current.send());
  expect(result.current.attached.upload.state).toBe('sending');
  return async () => {
    await waitFor(() => expect(upload.files).toHaveBeenCalled());
    await act(async () => arrive([FILE_URL]));
  };
}
const sent = () =>
  vi
    .mocked(sendMessage)
    .mock.calls.map(([, { conversationRef, text, fileUrl }]) => [conversationRef, text, fileUrl]);

let leave = () => {};
beforeEach(() => {
  window.localStorage.clear();
  vi.clearAllMocks();
  const request = (_name: string, _options: object, work: () => Promise<void>) => work();
  Object.defineProperty(window.navigator, 'locks', { configurable: true, value: { request } });
  leave = joinOutbox(session);
});
afterEach(() => {
  leave();
  cleanup();
});

it('D-62: sends a reply once, though its author leaves the pane while its file is sent', async () => {
  const pane = open();
  const arrive = startSending(pane);
  pane.unmount();
  await arrive();
  await waitFor(() => expect(sent()).toEqual([[pane.ticket.id, 'Dear Ann', FILE_URL]]));
  const { result } = open(pane.ticket);
  expect(result.current.text).toBe('');
  expect(result.current.attached.files).toEqual([]);
});

it('D-62: empties the field of an author who has come back by then', async () => {
  const pane = open();
  const arrive = startSending(pane);
  pane.unmount();
  const { result } = open(pane.ticket);
  expect(result.current.text).toBe('Dear Ann');
  await arrive();
  await waitFor(() => expect(result.current.text).toBe(''));
  expect(result.current.attached.files).toEqual([]);
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('D-62: leaves alone what is written on something else by then', async () => {
  const pane = open();
  const arrive = startSending(pane);
  act(() => pane.result.current.setMode('note'));
  act(() => pane.result.current.write('Remember'));
  await arrive();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(pane.result.current.text).toBe('Remember');
});

it('D-62: keeps text and file of a session that ended while the file was sent', async () => {
  const pane = open();
  const arrive = startSending(pane);
  pane.unmount();
  leave();
  leave = () => {};
  await arrive();
  const { result } = open(pane.ticket);
  await waitFor(() => expect(result.current.attached.upload.state).toBe('idle'));
  expect(result.current.text).toBe('Dear Ann');
  expect(result.current.attached.files).toHaveLength(1);
  expect(sent()).toEqual([]);
});

it('D-113: holds a reply to a ticket for as long as its author chose, and neither notes nor chats', async () => {
  const write = (pane: Pane, text: string, sending: Sending = {}) => {
    act(() => pane.result.current.write(text));
    act(() => void pane.result.current.send(sending));
  };
  const chat: Ticket = { ...newTicket(), source: 'chat' };
  write(open(chat, 30), 'In a chat');
  const noted = open(newTicket(), 30);
  act(() => noted.result.current.setMode('note'));
  write(noted, 'A note');
  const now = Date.now();
  write(open(newTicket(), 30), 'A reply', { thenStatus: 'closed' });
  const [held] = outgoingStore.get().filter(({ text }) => text === 'A reply');
  expect(held?.thenStatus).toBe('closed');
  expect(held?.heldUntilMs).toBeGreaterThanOrEqual(now + 30_000);
  await waitFor(() => expect(sent().map(([, text]) => text)).toEqual(['In a chat', 'A note']));
  await waitFor(() => expect(outgoingStore.get().map(({ text }) => text)).toEqual(['A reply']));
});
