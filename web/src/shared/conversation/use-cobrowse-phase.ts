import { type CobrowsePhase, cobrowsePhase } from '@harborline/domain/cobrowse/cobrowse-phase';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { useEffect, useState } from 'react';

/** Where co-browsing of a chat stands, also once its time is over and nobody has written anything. */
export function useCobrowsePhase(chat: Conversation): CobrowsePhase {
  const [, setPassed] = useState(0);
  const untilMs = chat.chat?.cobrowse?.until.toMillis() ?? 0;
  useEffect(() => {
    const leftMs = untilMs - Date.now();
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(() => setPassed(untilMs), leftMs);
    return () => clearTimeout(timer);
  }, [untilMs]);
  return cobrowsePhase(chat, Date.now());
}
