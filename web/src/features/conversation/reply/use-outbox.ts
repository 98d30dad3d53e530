import { messageParts } from '@harborline/domain/conversation/build-message';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { DURATIONS } from '@harborline/domain/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { sendMessage } from '../../../shared/conversation/send-message';
import { fullFirestore } from '../../../shared/firebase/firestore-full';
import { visitorUser } from '../../../shared/firebase/visitor-session';
import { stillUnsent, type UnsentMessage } from '../thread/merge-thread';
import type { MessageWindow } from '../thread/watch-conversation';
import { pacedQueue } from './paced-queue';
import { retryRefused } from './retry-refused';
import { keepUnsent, readUnsent } from './unsent-store';

async function sendAsVisitor(
  conversation: Conversation,
  { id, text, fileUrl = '' }: UnsentMessage,
): Promise<void> {
  const { uid } = await visitorUser();
  return sendMessage(fullFirestore('visitor'), {
    id,
    conversationRef: conversation.id,
    libraryId: conversation.support_lib_id,
    senderType: 'visitor',
    senderRef: uid,
    senderName: conversation.visitor.name,
    text,
    fileUrl,
  });
}

/**
 * Messages that the server has not confirmed: shown at once, kept by the browser, and sent one after the other at the
 * pace the rules allow. The next page resends them if this one was closed; after a refusal the visitor can retry.
 */
export function useOutbox(conversation: Conversation, window: MessageWindow) {
  const [unsent, setUnsent] = useState(() => readUnsent(conversation.id));
  const [failedIds, setFailedIds] = useState<ReadonlySet<string>>(new Set());
  const underway = useRef(new Set<string>());
  const newestConversation = useRef(conversation);
  newestConversation.current = conversation;

  const change = useCallback(
    (next: (now: readonly UnsentMessage[]) => readonly UnsentMessage[]) =>
      setUnsent((now) => {
        const changed = next(now);
        if (changed !== now) keepUnsent(conversation.id, changed);
        return changed;
      }),
    [conversation.id],
  );

  const queue = useRef(pacedQueue(DURATIONS.visitorMessageIntervalMs)).current;
  const send = useCallback(
    async (message: UnsentMessage) => {
      if (underway.current.has(message.id)) return;
      underway.current.add(message.id);
      setFailedIds((now) => new Set([...now].filter((id) => id !== message.id)));
      try {
        await retryRefused(() => queue(() => sendAsVisitor(newestConversation.current, message)));
      } catch (error) {
        report('message-not-sent', error);
        setFailedIds((now) => new Set([...now, message.id]));
      } finally {
        underway.current.delete(message.id);
      }
    },
    [queue],
  );

  // Messages that the server already has are not sent again.
  useEffect(() => {
    if (window.isFromCache) return;
    change((now) => stillUnsent(now, window.messages));
  }, [window, change]);

  const isSynced = !window.isFromCache;
  const hasResent = useRef(false);
  useEffect(() => {
    if (!isSynced || hasResent.current) return;
    hasResent.current = true;
    for (const message of readUnsent(conversation.id)) void send(message);
  }, [isSynced, send, conversation.id]);

  const write = (text: string, fileUrls: readonly string[] = []) => {
    const atMs = Date.now();
    const written = messageParts(text, fileUrls).map((part) => ({ id: crypto.randomUUID(), ...part, atMs }));
    change((now) => [...now, ...written]);
    for (const message of written) void send(message);
  };
  const retry = (id: string) => {
    const message = unsent.find((candidate) => candidate.id === id);
    if (message !== undefined) void send(message);
  };
  return { unsent, failedIds, write, retry };
}
