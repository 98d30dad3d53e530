import { onValue, ref } from 'firebase/database';
import { realtimeDatabase } from '../../../shared/firebase/database';

/** Follows whether the live connection stands. */
export function watchConnection(onChange: (isConnected: boolean) => void): () => void {
  return onValue(ref(realtimeDatabase('staff'), '.info/connected'), (snapshot) =>
    onChange(snapshot.val() === true),
  );
}
