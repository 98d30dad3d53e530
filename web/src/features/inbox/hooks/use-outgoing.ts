import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { report } from '../../../shared/config/report';
import { useUnloadWarning } from '../../../shared/hooks/use-unload-warning';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { senderName, useStaff } from '../../session';
import { outgoingStore } from '../data/outgoing-store';
import { drawMessageId, sendMessage } from '../data/send-message';
import type { ComposerMode, FailedMessage, OutgoingMessage } from '../model/outgoing';

export interface Outgoing {
  readonly failed: readonly FailedMessage[];
  readonly send: (conversationRef: string, mode: ComposerMode, text: string) => void;
  readonly retry: (message: FailedMessage) => void;
  readonly drop: (id: string) => void;
}

const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';

/** Sends messages and holds on to those the server refused. While offline a message simply stays pending. */
export function useOutgoing(): Outgoing {
  const firestore = useStaffFirestore();
  const user = useStaff();
  const state = useSyncExternalStore(outgoingStore.subscribe, outgoingStore.get);
  const { uid, support_lib_id: libraryId } = user;
  const name = senderName(user);

  const attempt = useCallback(
    async (message: OutgoingMessage) => {
      outgoingStore.dispatch({ type: 'sending', message });
      try {
        await sendMessage(firestore, message, { uid, name, libraryId });
        outgoingStore.dispatch({ type: 'sent', id: message.id });
      } catch (error) {
        report('message-not-sent', error);
        outgoingStore.dispatch({ type: 'failed', message, reason: isDenied(error) ? 'denied' : 'failed' });
      }
    },
    [firestore, uid, name, libraryId],
  );
  // A reload would lose what the server does not have yet.
  useUnloadWarning(state.underWay.length > 0);

  const send = useCallback(
    (conversationRef: string, mode: ComposerMode, text: string) =>
      void attempt({ id: drawMessageId(firestore), conversationRef, mode, text, senderRef: uid }),
    [attempt, firestore, uid],
  );
  const retry = useCallback(({ reason: _, ...message }: FailedMessage) => void attempt(message), [attempt]);
  const drop = useCallback((id: string) => outgoingStore.dispatch({ type: 'dropped', id }), []);
  const failed = useMemo(
    () => state.failed.filter(({ senderRef }) => senderRef === uid),
    [state.failed, uid],
  );
  return { failed, send, retry, drop };
}
