import { rtdbPath } from '@harborline/domain/paths';
import { onDisconnect, onValue, ref, remove, serverTimestamp, set } from 'firebase/database';
import * as z from 'zod/mini';
import { realtimeDatabase } from '../../../shared/firebase/database';

const typistSchema = z.object({ name: z.string(), at: z.number() });
const typistsSchema = z.nullable(z.record(z.string(), typistSchema));

export interface Typist {
  readonly uid: string;
  readonly name: string;
  /** when they last typed, in milliseconds of this machine's clock */
  readonly at: number;
}

/** Follows who is typing in a conversation; failures end it quietly, since it is only a courtesy. */
export function watchTyping(conversationRef: string, onChange: (typists: Typist[]) => void): () => void {
  const database = realtimeDatabase('staff');
  let offsetMs = 0;
  const stopOffset = onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    offsetMs = Number(snapshot.val()) || 0;
  });
  const stopTyping = onValue(
    ref(database, rtdbPath.conversationTyping(conversationRef)),
    (snapshot) => {
      const parsed = typistsSchema.safeParse(snapshot.val());
      const entries = Object.entries((parsed.success ? parsed.data : null) ?? {});
      onChange(entries.map(([uid, { name, at }]) => ({ uid, name, at: at - offsetMs })));
    },
    () => onChange([]),
  );
  return () => {
    stopOffset();
    stopTyping();
  };
}

/** Says that a person is typing; taken back by the server should the connection end. */
export async function tellTyping(conversationRef: string, uid: string, name: string): Promise<void> {
  const place = ref(realtimeDatabase('staff'), rtdbPath.typing(conversationRef, uid));
  await onDisconnect(place).remove();
  await set(place, { name, at: serverTimestamp() });
}

export async function tellStoppedTyping(conversationRef: string, uid: string): Promise<void> {
  await remove(ref(realtimeDatabase('staff'), rtdbPath.typing(conversationRef, uid)));
}
