import { useEffect, useRef } from 'react';
import type { Thread } from './use-thread';

/**
 * Scrolls to the message that the URL names, once; earlier pages are loaded until it is there.
 * @param messageId null for none
 */
export function useShownMessage(messageId: string | null, { messages, ...thread }: Thread): void {
  const shown = useRef<string | null>(null);
  const { status, hasMore, paging, loadMore } = thread;
  useEffect(() => {
    if (messageId === null || shown.current === messageId || status !== 'ready') return;
    if (messages.some(({ id }) => id === messageId)) {
      shown.current = messageId;
      const element = document.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
      element?.scrollIntoView({ block: 'center' });
    } else if (hasMore && paging === 'idle') loadMore();
  }, [messageId, messages, status, hasMore, paging, loadMore]);
}
