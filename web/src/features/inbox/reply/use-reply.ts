import { isChat } from '@harborline/domain/chat/chat-state';
import { messageParts } from '@harborline/domain/conversation/build-message';
import type { SettableStatus } from '@harborline/domain/entities/conversation';
import { mentionsIn } from '@harborline/domain/mentions/mentions';
import { senderName } from '@harborline/domain/team/sender-name';
import { undoSendSeconds } from '@harborline/domain/tickets/undo-send';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useWorkOwner } from '../../session';
import { useReplyFiles } from '../attached/reply-files';
import type { Ticket } from '../ticket';
import { useReplyTyping } from '../typing/use-typing';
import { useOwnWriting } from '../viewers/own-writing';
import { joinOutbox, outbox, outboxOf } from './outbox';
import { type ComposerMode, type OutgoingMessage, outgoingTitle, unsentTitle } from './outgoing';
import { outgoingStore } from './outgoing-store';
import { draftWrittenAt, forgetDraft, useDraft } from './use-draft';

export interface Sending {
  /** of the last message that the author has seen, if the server shall refuse to overlook one (D-107) */
  readonly seenId?: string | undefined;
  /** what becomes of the ticket afterwards, undefined for no change */
  readonly thenStatus?: SettableStatus | undefined;
}

/**
 * The reply or note that is written on a conversation, with its files, and the function that sends it (D-62).
 * @param only what alone may be written: a note, or a draft, of which the visitor does not see that somebody writes it
 */
export function useReply(ticket: Ticket, only: 'note' | 'draft' | null) {
  const user = useStaff();
  const owner = useWorkOwner();
  const [chosenMode, setMode] = useState<ComposerMode>('reply');
  const mode = only === 'note' ? 'note' : only === 'draft' ? 'reply' : chosenMode;
  const { id: conversationRef, support_lib_id: libraryId } = ticket;
  const draftOf = (of: ComposerMode) => ({
    owner,
    workKey: `${of}:${libraryId}:${conversationRef}`,
    title: outgoingTitle(of, ticket),
  });
  const { workKey } = draftOf(mode);
  const [text, setText, mentions, mention] = useDraft(draftOf(mode));
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the ticket was opened
  const writtenAtMs = useMemo(
    () => draftWrittenAt(owner.uid, `reply:${libraryId}:${conversationRef}`),
    [conversationRef],
  );
  const attached = useReplyFiles(`${owner.uid}/${workKey}`);
  const typing = useReplyTyping(conversationRef, user.uid, senderName(user));

  const ownWriting = useOwnWriting(conversationRef);
  // Who is in a chat is known already; a draft is for a teammate to read, and collides with nobody's reply.
  const isShownToTeam = only !== 'draft' && !isChat(ticket);

  const write = (next: string) => {
    setText(next);
    if (next === '') ownWriting.stopped();
    else if (isShownToTeam) ownWriting.typed(mode);
    // Notes are internal: the visitor must not see that someone is writing one.
    if (mode === 'reply' && only === null && next !== '') typing.typed();
  };
  const clear = () => {
    forgetDraft(owner, workKey);
    attached.change(() => []);
    typing.stopped();
    ownWriting.stopped();
  };
  const about = (sentText: string) => {
    const named = mode === 'note' ? mentionsIn(sentText, mentions) : {};
    return { conversationRef, mode, ...(Object.keys(named).length > 0 && { mentions: named }) };
  };
  const finish = (fileUrls: readonly string[], { seenId, thenStatus }: Sending) => {
    // While its files were sent, the author may have left the pane, which changes nothing, or their session, in which
    // nothing can be sent any more: text and files stay for the next visit.
    const outbox = outboxOf(owner.uid, user.support_lib_id);
    if (outbox === null) return;
    const parts = messageParts(text, fileUrls);
    const canBeTakenBack = mode === 'reply' && only === null && !isChat(ticket);
    const heldMs = canBeTakenBack ? undoSendSeconds(user) * 1_000 : 0;
    // Whoever goes on writing has let go of what they sent before.
    outbox.releaseHeld(conversationRef);
    const batch = parts.length > 1 ? outbox.newBatch() : undefined;
    for (const [index, part] of parts.entries())
      outbox.send({
        ...part,
        ...about(part.text),
        ...(batch !== undefined && { batch }),
        title: unsentTitle(mode, ticket, part),
        about: outgoingTitle(mode, ticket),
        // Its files go with the text, whatever comes between them.
        ...(index === 0 && seenId !== undefined && { follows: seenId }),
        ...(index === parts.length - 1 && thenStatus !== undefined && { thenStatus }),
        ...(heldMs > 0 && { heldUntilMs: Date.now() + heldMs }),
      });
    clear();
  };
  const send = async (sending: Sending = {}) => {
    if (attached.files.length === 0) return finish([], sending);
    const fileUrls = await attached.send({ audience: 'staff', libraryId, uid: user.uid });
    if (fileUrls !== null) finish(fileUrls, sending);
  };
  return {
    mode,
    setMode,
    text,
    write,
    writtenAtMs,
    mentioning: { mentions, add: mention },
    attached,
    send,
    clear,
    /** the text of a reply or a note, whichever is shown */
    draftOf,
  };
}

interface Outgoing {
  /** messages the server has not confirmed, oldest first */
  readonly messages: readonly OutgoingMessage[];
  readonly retry: (message: OutgoingMessage) => void;
  readonly drop: (id: string) => void;
}

const retry = (message: OutgoingMessage) => outbox().retry(message);

/** Messages on their way to the server, and functions to send refused ones again or drop them. */
export function useOutgoing(): Outgoing {
  const firestore = useStaffFirestore();
  const owner = useWorkOwner();
  const user = useStaff();
  const { support_lib_id: libraryId } = user;
  const name = senderName(user);
  useEffect(() => joinOutbox({ firestore, owner, libraryId, name }), [firestore, owner, libraryId, name]);

  const messages = useSyncExternalStore(outgoingStore.subscribe, outgoingStore.get);
  return { messages, retry, drop: outgoingStore.remove };
}
