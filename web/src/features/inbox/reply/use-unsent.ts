import { useMemo, useSyncExternalStore } from 'react';
import { useUnloadWarning } from '../../../shared/hooks/use-unload-warning';
import { useWorkOwner } from '../../session';
import { outgoingMessages, type UnsentState, unsentByConversation } from './outgoing';

/** Conversations with unconfirmed messages, for the list. The code that sends them loads later. */
export function useUnsent(): ReadonlyMap<string, UnsentState> {
  const { isTrusted } = useWorkOwner();
  const messages = useSyncExternalStore(outgoingMessages.subscribe, outgoingMessages.get);
  // On an untrusted device they are lost with the tab (D-42).
  useUnloadWarning(!isTrusted && messages.length > 0);
  return useMemo(() => unsentByConversation(messages), [messages]);
}
