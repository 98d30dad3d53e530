import { mapOf } from '@harborline/domain/entities/map-of';
import { rtdbPath } from '@harborline/domain/paths';
import { onDisconnect, onValue, ref, remove, serverTimestamp, set } from 'firebase/database';
import * as z from 'zod/mini';
import { realtimeDatabase } from '../firebase/database';
import type { Typist } from './use-active-typists';

const typistSchema = z.object({ name: z.string(), at: z.number() });
const typistsSchema = z.nullable(mapOf(typistSchema));

/** A participant of a conversation in this browser. */
export interface Participant {
  readonly audience: 'staff' | 'visitor';
  readonly conversationRef: string;
  readonly uid: string;
}

/** The database learns about a new conversation a moment after its creation. */
const RETRY_MS = 2_000;
const RETRIES = 5;

/** Conversations in which the database lets this person see who types, and thus send that they type. */
const followed = new Set<string>();

/**
 * Watches who else is typing in a conversation. Since that is not essential, a refusal is only retried for a while;
 * then no dots show. @returns an unsubscribe function
 */
export function watchTyping(
  { audience, conversationRef, uid: ownUid }: Participant,
  onChange: (typists: readonly Typist[]) => void,
): () => void {
  const database = realtimeDatabase(audience);
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
        const others = Object.entries(parsed.data ?? {}).filter(([uid]) => uid !== ownUid);
        onChange(others.map(([uid, { name, at }]) => ({ uid, name, at: at - offsetMs })));
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

const ownSign = ({ audience, conversationRef, uid }: Participant) =>
  ref(realtimeDatabase(audience), rtdbPath.typing(conversationRef, uid));

/**
 * Sends that a person is typing in a conversation they watch; the server withdraws it if the connection ends. Nothing
 * is sent if they have stopped before the server knows that: their message is there, and the sign would stay.
 */
export async function sendTyping(
  participant: Participant,
  name: string,
  isStill: () => boolean,
): Promise<void> {
  if (!followed.has(participant.conversationRef)) return;
  const sign = ownSign(participant);
  await onDisconnect(sign).remove();
  if (isStill()) await set(sign, { name, at: serverTimestamp() });
}

export async function sendStoppedTyping(participant: Participant): Promise<void> {
  await remove(ownSign(participant));
}
