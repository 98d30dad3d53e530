import { rtdbPath } from '@harborline/domain/paths';
import { onValue, ref } from 'firebase/database';
import { realtimeDatabase } from '../firebase/database';
import type { Subscribe } from '../live/use-subscription';
import { type Presence, readLastSeen, readPresence } from './presence';

/** Who of a library is online now, live. */
export function watchPresence(libraryId: string): Subscribe<ReadonlyMap<string, Presence>> {
  return ({ next, error }) =>
    onValue(
      ref(realtimeDatabase('staff'), rtdbPath.libraryPresence(libraryId)),
      (snapshot) => next(readPresence(snapshot.val())),
      error,
    );
}

/** When the people of a library were last seen, live. */
export function watchLastSeen(libraryId: string): Subscribe<ReadonlyMap<string, number>> {
  return ({ next, error }) =>
    onValue(
      ref(realtimeDatabase('staff'), rtdbPath.libraryLastSeen(libraryId)),
      (snapshot) => next(readLastSeen(snapshot.val())),
      error,
    );
}
