import { sendLeftReply } from '@harborline/domain/api/inbox/messages';
import { readyClosingCall } from '../../../shared/api/closing-call';
import type { OutgoingMessage } from '../reply/outgoing';
import { outgoingStore } from '../reply/outgoing-store';

type Send = Awaited<ReturnType<typeof readyClosingCall<typeof sendLeftReply>>>;

interface Owner {
  readonly libraryId: string;
  /** whether this tab sends the message: what is held elsewhere can still be taken back there */
  readonly isOwn: (id: string) => boolean;
}

const repliesOf = ({ libraryId, isOwn }: Owner): readonly OutgoingMessage[] =>
  outgoingStore
    .get()
    .filter(
      (message) =>
        message.refusal === null &&
        message.mode === 'reply' &&
        message.libraryId === libraryId &&
        isOwn(message.id),
    );

function sendAll(replies: readonly OutgoingMessage[], send: Send): void {
  for (const conversation_ref of new Set(replies.map(({ conversationRef }) => conversationRef))) {
    const messages = replies.filter(({ conversationRef }) => conversationRef === conversation_ref);
    send({
      conversation_ref,
      messages: messages.map(({ id, text, fileUrl = '' }) => ({ id, text, file_url: fileUrl })),
      follows: messages[0]?.follows,
      then_status: messages.at(-1)?.thenStatus,
    });
  }
}

/**
 * Whoever closes the page cannot take anything back, and the page cannot send it any more (D-113): the server gets what is not
 * confirmed in a call that outlives the page. What arrived another way, it leaves alone.
 * @returns a function that ends this
 */
export function sendOnClosing(owner: Owner): () => void {
  let ready: Promise<void> | null = null;
  let send: Send | null = null;
  const prepare = () => {
    if (ready !== null || repliesOf(owner).length === 0) return;
    ready = readyClosingCall(sendLeftReply).then(
      (call) => {
        send = call;
      },
      () => {
        // Offline, or the session is about to end: the next message tries again.
        ready = null;
      },
    );
  };
  const close = () => {
    if (send === null || !navigator.onLine) return;
    const replies = repliesOf(owner);
    sendAll(replies, send);
    // The next page must not offer to take it back.
    for (const { heldUntilMs: _, ...reply } of replies) outgoingStore.put({ ...reply, isHandedOn: true });
  };
  const stop = outgoingStore.subscribe(() => {
    // A token is good for hours, but not for ever.
    if (repliesOf(owner).length === 0) ready = null;
    prepare();
  });
  window.addEventListener('pagehide', close);
  prepare();
  return () => {
    stop();
    window.removeEventListener('pagehide', close);
  };
}
