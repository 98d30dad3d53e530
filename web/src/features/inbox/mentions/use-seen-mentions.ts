import { unseenMentionsIn } from '@harborline/domain/stores/mentions';
import { useEffect, useMemo, useRef } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useIsPageVisible } from '../../../shared/live/use-is-page-visible';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { watchRecords } from '../../../shared/store/watch-records';
import { SEEN_AFTER_MS } from '../thread/use-seen-mark';
import type { ThreadMessage } from '../ticket';
import { sendMentionMark } from './mark-mention';

/** The ids of the loaded notes that mention a person, as one text. */
const mentioning = (messages: readonly ThreadMessage[], uid: string): string =>
  messages
    .filter(({ mentions }) => mentions?.[uid] !== undefined)
    .map(({ id }) => id)
    .join(' ');

/** The notes among those loaded that mention the person and that they have not seen; nothing is read where there are none. */
function useUnseen(conversationRef: string, loaded: string): string {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const mayMark = useMay('Conversations.markRead');
  const isAsked = mayMark && loaded !== '';
  const source = useMemo(
    () =>
      isAsked
        ? ({ next, error }: Observer<readonly string[]>) =>
            watchRecords(
              firestore,
              unseenMentionsIn(libraryId, uid, conversationRef),
            )({ next: ({ records }) => next(records.map(({ message_id }) => message_id)), error })
        : null,
    [firestore, libraryId, uid, conversationRef, isAsked],
  );
  const { live } = useSubscription(source);
  const unseen = live.status === 'ready' ? live.data : [];
  return loaded
    .split(' ')
    .filter((id) => unseen.includes(id))
    .join(' ');
}

/** Calls back once an element has been in view for as long as it takes to see it. @returns what ends it */
function onceSeen(element: Element, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting === true) timer = setTimeout(onSeen, SEEN_AFTER_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * Marks the mentions of the signed-in person as seen once their notes have been in view for two seconds (S4.5-18). Each
 * once while the ticket is open: what the person then marks as unread stays so.
 */
export function useSeenMentions(conversationRef: string, messages: readonly ThreadMessage[]): void {
  const { uid } = useStaff();
  const isVisible = useIsPageVisible();
  const loaded = useMemo(() => mentioning(messages, uid), [messages, uid]);
  const unseen = useUnseen(conversationRef, loaded);
  const marked = useRef(new Set<string>());
  useEffect(() => {
    if (!isVisible || unseen === '') return undefined;
    const stops = unseen.split(' ').flatMap((messageId) => {
      const element = document.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
      if (element === null || marked.current.has(messageId)) return [];
      return onceSeen(element, () => {
        if (marked.current.has(messageId)) return;
        marked.current.add(messageId);
        sendMentionMark({ conversationRef, messageId, isSeen: true }).catch((error: unknown) =>
          report('mention-not-marked', error),
        );
      });
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [conversationRef, unseen, isVisible]);
}
