import { rtdbPath } from '@harborline/domain/paths';
import { child, type DataSnapshot, onChildAdded, onChildChanged, onValue, ref } from 'firebase/database';
import { realtimeDatabase } from '../../shared/firebase/database';

interface Listeners {
  /** a part as it is stored; the viewer reads it */
  readonly onPart: (part: unknown) => void;
  /** nobody shares any more, or not with this person */
  readonly onEnd: () => void;
}

/** Hears what the page of a chat's visitor shows. @returns an unsubscribe function */
export function watchPage(conversationRef: string, { onPart, onEnd }: Listeners): () => void {
  const node = ref(realtimeDatabase('staff'), rtdbPath.cobrowse(conversationRef));
  const parts = child(node, 'parts');
  const hear = (snapshot: DataSnapshot) => onPart(snapshot.val());
  let hasBegun = false;
  const stops = [
    onChildAdded(parts, hear, onEnd),
    onChildChanged(parts, hear, onEnd),
    // Functions remove everything at the end.
    onValue(
      child(node, 'head'),
      (head) => {
        if (hasBegun && !head.exists()) onEnd();
        hasBegun ||= head.exists();
      },
      onEnd,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
