import {
  type CoWriter,
  readCoWriters,
  readSeats,
  type Seats,
  seatFor,
} from '@harborline/domain/live/co-writers';
import { rtdbPath } from '@harborline/domain/paths';
import { onDisconnect, onValue, ref, remove, serverTimestamp, set, update } from 'firebase/database';
import { report } from '../../config/report';
import { realtimeDatabase } from '../../firebase/database';

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
 * the connection ends for whatever reason, and the lock with it. A person has a few slots, since rules cannot count
 * (`seatFor`); tabs of theirs with the same article may share one, and write it again when another one has removed it.
 */
export function takeSeat(
  { libraryId, articleId, uid }: SeatAt,
  onChange: (seated: Seated) => void,
): ArticleSeat {
  const database = realtimeDatabase('staff');
  const at = (slot: string) => ref(database, rtdbPath.articleEditor(libraryId, uid, slot));
  let seats: Seats | null = null;
  let held: string | null = null;
  let wasDisplaced = false;
  let shown = '';
  let offsetMs = 0;
  let isConnected = false;
  let isSitting = false;
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWriters = () => {};
  const reportError = (error: unknown) => report('article-seat', error);

  const isSeated = () => held !== null && seats?.[held]?.article === articleId;
  const sit = async () => {
    if (isSitting || !isConnected || hasLeft || seats === null || isSeated()) return;
    const slot = seatFor(seats, articleId, wasDisplaced);
    if (slot === undefined) return;
    isSitting = true;
    held = slot;
    try {
      await onDisconnect(at(slot)).remove();
      const seat = { article: articleId, since: serverTimestamp(), lockedAt: 0, typedAt: 0 };
      if (!hasLeft) await set(at(slot), seat);
    } catch (error) {
      reportError(error);
    } finally {
      isSitting = false;
    }
  };
  /** Gives up a slot that a newer tab of this person has taken, so that the end of this tab does not remove its entry. */
  const noticeDisplacement = () => {
    const taken = held === null ? undefined : seats?.[held];
    if (held === null || isSitting || taken === undefined || taken.article === articleId) return;
    wasDisplaced = true;
    onDisconnect(at(held)).cancel().catch(reportError);
    held = null;
  };
  const show = (writers: readonly CoWriter[]) => {
    const next = JSON.stringify([writers, offsetMs]);
    if (next === shown) return;
    shown = next;
    onChange({ writers, offsetMs });
  };
  const watch = (retriesLeft: number) => {
    stopWriters = onValue(
      ref(database, rtdbPath.libraryEditors(libraryId)),
      (snapshot) => {
        seats = readSeats(snapshot.child(uid).val());
        show(readCoWriters(snapshot.val(), articleId));
        noticeDisplacement();
        void sit();
      },
      () => {
        show([]);
        if (retriesLeft > 0 && !hasLeft) timer = setTimeout(() => watch(retriesLeft - 1), RETRY_MS);
      },
    );
  };
  const stopOffset = onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    offsetMs = Number(snapshot.val()) || 0;
  });
  const stopConnection = onValue(ref(database, '.info/connected'), (snapshot) => {
    isConnected = snapshot.val() === true;
    // The server removes the entry when the connection ends. Nobody is known to hold a lock meanwhile.
    held = null;
    wasDisplaced = false;
    if (isConnected) void sit();
    else show([]);
  });
  watch(RETRIES);

  const change = (values: object) => {
    if (held === null || !isConnected || !isSeated() || hasLeft) return;
    update(at(held), values).catch(reportError);
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
      if (held === null) return;
      Promise.all([remove(at(held)), onDisconnect(at(held)).cancel()]).catch(reportError);
    },
  };
}
