import { readUntilMs } from '@harborline/domain/conversation/read-state';
import { rtdbPath } from '@harborline/domain/paths';
import { onValue, ref } from 'firebase/database';
import { realtimeDatabase } from '../../../shared/firebase/database';

/** The database learns who has a conversation a moment after it was taken. */
const RETRY_MS = 2_000;
const RETRIES = 5;

/**
 * Watches up to which message the visitor has seen a conversation, in milliseconds. Not essential, so a refusal is only
 * retried for a while. @returns an unsubscribe function
 */
export function watchReadMarks(conversationRef: string, onChange: (untilMs: number) => void): () => void {
  const marks = ref(realtimeDatabase('staff'), rtdbPath.conversationReads(conversationRef));
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (retriesLeft: number) => {
    stop = onValue(
      marks,
      (snapshot) => onChange(readUntilMs(snapshot.val())),
      () => {
        if (retriesLeft > 0) timer = setTimeout(() => listen(retriesLeft - 1), RETRY_MS);
      },
    );
  };
  listen(RETRIES);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
