import { useCallback, useReducer } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { senderName, useStaff } from '../../session';
import { drawMessageId, sendMessage } from '../data/send-message';
import {
  type ComposerMode,
  type FailedMessage,
  failedReducer,
  type OutgoingMessage,
} from '../model/outgoing';

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
  const [failed, dispatch] = useReducer(failedReducer, []);
  const { uid, support_lib_id: libraryId } = user;
  const name = senderName(user);

  const attempt = useCallback(
    async (message: OutgoingMessage) => {
      dispatch({ type: 'sending', message });
      try {
        await sendMessage(firestore, message, { uid, name, libraryId });
      } catch (error) {
        report('message-not-sent', error);
        dispatch({ type: 'failed', message, reason: isDenied(error) ? 'denied' : 'failed' });
      }
    },
    [firestore, uid, name, libraryId],
  );

  const send = useCallback(
    (conversationRef: string, mode: ComposerMode, text: string) =>
      void attempt({ id: drawMessageId(firestore), conversationRef, mode, text }),
    [attempt, firestore],
  );
  const retry = useCallback(
    ({ id, conversationRef, mode, text }: FailedMessage) => void attempt({ id, conversationRef, mode, text }),
    [attempt],
  );
  const drop = useCallback((id: string) => dispatch({ type: 'dropped', id }), []);
  return { failed, send, retry, drop };
}
