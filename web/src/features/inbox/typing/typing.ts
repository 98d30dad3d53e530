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

/** The database learns of a new conversation a moment after it is made. */
const RETRY_MS = 2_000;
const RETRIES = 5;

/** Conversations in which the database lets this person see who types, and so say it too. */
const followed = new Set<string>();

/**
 * Follows who is typing in a conversation. It is only a courtesy: a refusal is tried again for a while, then the
 * dots are missing.
 */
export function watchTyping(conversationRef: string, onChange: (typists: Typist[]) => void): () => void {
  const database = realtimeDatabase('staff');
  let offsetMs = 0;
  let stopTyping = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopOffset = onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    offsetMs = Number(snapshot.val()) || 0;
  });
  const listen = (retriesLeft: number) => {
    stopTyping = onValue(
      ref(database, rtdbPath.conversationTyping(conversationRef)),
      (snapshot) => {
        followed.add(conversationRef);
        const parsed = typistsSchema.safeParse(snapshot.val());
        const entries = Object.entries((parsed.success ? parsed.data : null) ?? {});
        onChange(entries.map(([uid, { name, at }]) => ({ uid, name, at: at - offsetMs })));
      },
      () => {
        followed.delete(conversationRef);
        onChange([]);
        if (retriesLeft > 0) timer = setTimeout(() => listen(retriesLeft - 1), RETRY_MS);
      },
    );
  };
  listen(RETRIES);
  return () => {
    clearTimeout(timer);
    followed.delete(conversationRef);
    stopOffset();
    stopTyping();
  };
}

/**
 * Says that a person is typing in a conversation they follow; taken back by the server should the connection end.
 */
export async function tellTyping(conversationRef: string, uid: string, name: string): Promise<void> {
  if (!followed.has(conversationRef)) return;
  const place = ref(realtimeDatabase('staff'), rtdbPath.typing(conversationRef, uid));
  await onDisconnect(place).remove();
  await set(place, { name, at: serverTimestamp() });
}

export async function tellStoppedTyping(conversationRef: string, uid: string): Promise<void> {
  await remove(ref(realtimeDatabase('staff'), rtdbPath.typing(conversationRef, uid)));
}
