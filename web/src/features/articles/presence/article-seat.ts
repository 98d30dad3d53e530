import { type CoWriter, readCoWriters } from '@harborline/domain/live/co-writers';
import { rtdbPath } from '@harborline/domain/paths';
import { onDisconnect, onValue, ref, remove, serverTimestamp, set, update } from 'firebase/database';
import { report } from '../../../shared/config/report';
import { realtimeDatabase } from '../../../shared/firebase/database';

export interface SeatAt {
  readonly libraryId: string;
  readonly articleId: string;
  readonly uid: string;
}

/** Who has the article open, as this browser knows it. */
export interface Seated {
  readonly writers: readonly CoWriter[];
  /** server time minus this browser's */
  readonly offsetMs: number;
}

/** A person's entry among those who have an article open. */
export interface ArticleSeat {
  lock(): void;
  beat(): void;
  release(): void;
  leave(): void;
}

/** The database learns a moment late that somebody acts in another library, and refuses until then. */
const RETRY_MS = 2_000;
const RETRIES = 5;

/**
 * Announces that this person has an article open, and watches who else does (U-07). The server removes the entry when
 * the connection ends for whatever reason, and the lock with it. Several tabs of a person share one entry: a tab writes
 * it again when another one has removed it.
 */
export function takeSeat(
  { libraryId, articleId, uid }: SeatAt,
  onChange: (seated: Seated) => void,
): ArticleSeat {
  const database = realtimeDatabase('staff');
  const own = ref(database, rtdbPath.articleEditor(libraryId, articleId, uid));
  let offsetMs = 0;
  let isConnected = false;
  let isSitting = false;
  let isSeated = false;
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWriters = () => {};

  const sit = async () => {
    if (isSitting || !isConnected || hasLeft) return;
    isSitting = true;
    try {
      await onDisconnect(own).remove();
      if (!hasLeft) await set(own, { since: serverTimestamp(), lockedAt: 0, typedAt: 0 });
    } catch (error) {
      report('article-seat', error);
    } finally {
      isSitting = false;
    }
  };
  const watch = (retriesLeft: number) => {
    stopWriters = onValue(
      ref(database, rtdbPath.articleEditors(libraryId, articleId)),
      (snapshot) => {
        const writers = readCoWriters(snapshot.val());
        onChange({ writers, offsetMs });
        isSeated = writers.some((writer) => writer.uid === uid);
        if (!isSeated) void sit();
      },
      () => {
        onChange({ writers: [], offsetMs });
        if (retriesLeft > 0 && !hasLeft) timer = setTimeout(() => watch(retriesLeft - 1), RETRY_MS);
      },
    );
  };
  const stopOffset = onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    offsetMs = Number(snapshot.val()) || 0;
  });
  const stopConnection = onValue(ref(database, '.info/connected'), (snapshot) => {
    isConnected = snapshot.val() === true;
    // The server removed the entry when the connection ended. Nobody is known to hold a lock meanwhile.
    if (isConnected) void sit();
    else onChange({ writers: [], offsetMs });
  });
  watch(RETRIES);

  const change = (values: object) => {
    if (!isConnected || !isSeated || hasLeft) return;
    update(own, values).catch((error: unknown) => report('article-seat', error));
  };
  return {
    lock: () => change({ lockedAt: serverTimestamp(), typedAt: serverTimestamp() }),
    beat: () => change({ typedAt: serverTimestamp() }),
    release: () => change({ lockedAt: 0 }),
    leave() {
      hasLeft = true;
      clearTimeout(timer);
      stopWriters();
      stopOffset();
      stopConnection();
      Promise.all([remove(own), onDisconnect(own).cancel()]).catch((error: unknown) =>
        report('article-seat', error),
      );
    },
  };
}
