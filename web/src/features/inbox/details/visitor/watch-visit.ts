import { readVisitorPages, type VisitorPages } from '@harborline/domain/chat/visited-pages';
import { rtdbPath } from '@harborline/domain/paths';
import { onValue, ref } from 'firebase/database';
import { realtimeDatabase } from '../../../../shared/firebase/database';
import type { Subscribe } from '../../../../shared/live/use-subscription';

/** The database learns who has a chat a moment after Firestore. */
const RETRY_MS = 2_000;
const RETRIES = 5;

/** Where the visitor of a chat is and was, live. */
export function watchVisit(conversationRef: string): Subscribe<VisitorPages> {
  return ({ next, error }) => {
    let stop = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (retriesLeft: number) => {
      stop = onValue(
        ref(realtimeDatabase('staff'), rtdbPath.visitorPresence(conversationRef)),
        (snapshot) => next(readVisitorPages(snapshot.val())),
        (refusal) => {
          if (retriesLeft === 0) error(refusal);
          else timer = setTimeout(() => listen(retriesLeft - 1), RETRY_MS);
        },
      );
    };
    listen(RETRIES);
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
}
