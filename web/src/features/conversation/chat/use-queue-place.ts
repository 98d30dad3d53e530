import { placeInQueue } from '@harborline/domain/chat/queue-place';
import { rtdbPath } from '@harborline/domain/paths';
import { onValue, ref } from 'firebase/database';
import { useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { realtimeDatabase } from '../../../shared/firebase/database';
import { followAsVisitor } from '../../../shared/firebase/follow-as-visitor';

/** The visitor's place in the queue, live; null until it is known. @param queuedMs since when this one waits */
export function useQueuePlace(libraryId: string, queuedMs: number): number | null {
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    const onProblem = (error: unknown) => report('queue-place', error);
    return followAsVisitor(
      () =>
        onValue(
          ref(realtimeDatabase('visitor'), rtdbPath.queueTimes(libraryId)),
          (times) => setPlace(placeInQueue(times.val(), queuedMs)),
          onProblem,
        ),
      onProblem,
    );
  }, [libraryId, queuedMs]);
  return place;
}
