import { DURATIONS } from '@harborline/domain/limits';
import { rtdbPath } from '@harborline/domain/paths';
import { child, onDisconnect, onValue, ref, remove, serverTimestamp, set } from 'firebase/database';
import * as z from 'zod/mini';
import { realtimeDatabase } from '../../shared/firebase/database';
import { visitorUser } from '../../shared/firebase/visitor-session';

const typingSchema = z.record(z.string(), z.object({ name: z.string(), at: z.number() }));

/** Access to a new conversation is mirrored a moment after it is made. */
const RETRY_MS = 2_000;
const RETRIES = 5;

/**
 * Watches who else is writing; names go stale by themselves when somebody stops without a word.
 * @returns stops watching
 */
export function watchTyping(
  conversationRef: string,
  onNames: (names: readonly string[]) => void,
): () => void {
  let stop = () => {};
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (uid: string, retriesLeft: number) => {
    if (isStopped) return;
    stop = onValue(
      ref(realtimeDatabase('visitor'), rtdbPath.conversationTyping(conversationRef)),
      (snapshot) => {
        const parsed = typingSchema.safeParse(snapshot.val() ?? {});
        const others = Object.entries(parsed.success ? parsed.data : {}).filter(([writer]) => writer !== uid);
        clearTimeout(timer);
        onNames(others.map(([, { name }]) => name));
        if (others.length > 0) timer = setTimeout(() => onNames([]), DURATIONS.typingStaleMs);
      },
      () => {
        if (retriesLeft > 0) timer = setTimeout(() => listen(uid, retriesLeft - 1), RETRY_MS);
      },
    );
  };
  visitorUser()
    .then(({ uid }) => listen(uid, RETRIES))
    .catch(() => undefined);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}

/** Says that the visitor writes, or stopped. Failures are of no consequence: it is a courtesy. */
export async function sayTyping(conversationRef: string, name: string, isTyping: boolean): Promise<void> {
  try {
    const { uid } = await visitorUser();
    const own = child(ref(realtimeDatabase('visitor'), rtdbPath.conversationTyping(conversationRef)), uid);
    if (!isTyping) {
      await remove(own);
      return;
    }
    await onDisconnect(own).remove();
    await set(own, { name, at: serverTimestamp() });
  } catch {
    // The other side merely does not see the dots.
  }
}
