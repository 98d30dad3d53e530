import {
  readTicketSeats,
  readTicketViewers,
  type TicketSeats,
  type TicketViewer,
  type TicketWriting,
  ticketSeatFor,
} from '@harborline/domain/live/ticket-viewers';
import { rtdbPath } from '@harborline/domain/paths';
import { onDisconnect, onValue, push, ref, remove, serverTimestamp, set, update } from 'firebase/database';
import { report } from '../../../shared/config/report';
import { realtimeDatabase } from '../../../shared/firebase/database';

interface SeatAt {
  readonly libraryId: string;
  readonly uid: string;
}

/** What a tab tells of its person. */
export interface OwnView {
  readonly ticket: string;
  readonly writing: TicketWriting;
}

/** A tab's entry among those who view tickets. */
export interface TicketSeat {
  /** @param view null while no ticket is open */
  show(view: OwnView | null): void;
  leave(): void;
}

type Viewers = ReadonlyMap<string, readonly TicketViewer[]>;

/** The database learns a moment late of a new ticket, and of somebody who acts in another library. */
const RETRY_MS = 2_000;
const RETRIES = 5;

const reportError = (error: unknown) => report('ticket-viewers', error);

/**
 * Says which ticket is open in this tab, and watches who has which one open in the whole library: one listener, however
 * long the list is (D-116). The server removes the entry when the connection ends for whatever reason. A person has a
 * few slots, since rules cannot count; each tab has one of its own.
 */
export function takeTicketSeat({ libraryId, uid }: SeatAt, onChange: (viewers: Viewers) => void): TicketSeat {
  const database = realtimeDatabase('staff');
  const all = ref(database, rtdbPath.libraryViewers(libraryId));
  const at = (slot: string) => ref(database, rtdbPath.ticketViewer(libraryId, uid, slot));
  // Only an id: nothing is written under it.
  const by = push(all).key ?? '';
  let seats: TicketSeats | null = null;
  let held: string | null = null;
  let wanted: OwnView | null = null;
  let wasDisplaced = false;
  let isConnected = false;
  let isBusy = false;
  /** whether anything changed during a step */
  let isStale = false;
  let hasLeft = false;
  /** Number of the current connection; work begun in an earlier one is void, and may never end. */
  let epoch = 0;
  let retriesLeft = RETRIES;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watchTimer: ReturnType<typeof setTimeout> | undefined;
  /** as the database told last: it repeats nothing after a lost connection that nobody has changed */
  let told: Viewers = new Map();
  let stopWatching = () => {};

  const seatOf = (slot: string | null) => (slot === null ? undefined : seats?.[slot]);
  const isOwn = (slot: string | null) => seatOf(slot)?.by === by;
  const isShown = ({ ticket, writing }: OwnView) =>
    isOwn(held) && seatOf(held)?.ticket === ticket && seatOf(held)?.writing === writing;
  const giveBack = (slot: string) => Promise.all([remove(at(slot)), onDisconnect(at(slot)).cancel()]);

  const sit = async ({ ticket, writing }: OwnView, slot: string) => {
    const begun = epoch;
    if (held === null) {
      // Before taking the slot, so that a tab that dies in between leaves nothing behind.
      await onDisconnect(at(slot)).remove();
      if (epoch !== begun) return;
      if (hasLeft) await onDisconnect(at(slot)).cancel();
      if (hasLeft) return;
    }
    const isSameTicket = isOwn(held) && seatOf(held)?.ticket === ticket;
    held = slot;
    if (isSameTicket) await update(at(slot), { writing });
    else await set(at(slot), { ticket, since: serverTimestamp(), writing, by });
  };
  const step = async (view: OwnView | null) => {
    const slot = held ?? ticketSeatFor(seats ?? {}, by, wasDisplaced);
    if (slot === undefined) return;
    if (view !== null) {
      if (!isShown(view)) await sit(view, slot);
    } else if (isOwn(slot)) {
      held = null;
      await giveBack(slot);
    }
  };
  const settle = async () => {
    isStale = true;
    if (isBusy || !isConnected || hasLeft || seats === null) return;
    const begun = epoch;
    isBusy = true;
    try {
      while (epoch === begun && !hasLeft && isStale) {
        isStale = false;
        await step(wanted);
      }
    } catch (error) {
      if (epoch === begun) retryLater(error);
    } finally {
      if (epoch === begun) isBusy = false;
    }
  };
  const retryLater = (error: unknown) => {
    if (retriesLeft === 0) reportError(error);
    retriesLeft -= 1;
    clearTimeout(timer);
    if (retriesLeft >= 0 && !hasLeft) timer = setTimeout(() => void settle(), RETRY_MS);
  };
  /** Lets go of a slot that a newer tab of this person has taken, so that the end of this tab does not remove its entry. */
  const noticeDisplacement = () => {
    if (held === null || seatOf(held) === undefined || isOwn(held)) return;
    wasDisplaced = true;
    onDisconnect(at(held)).cancel().catch(reportError);
    held = null;
  };
  const watch = (attemptsLeft: number) => {
    stopWatching = onValue(
      all,
      (snapshot) => {
        seats = readTicketSeats(snapshot.child(uid).val());
        told = readTicketViewers(snapshot.val(), uid);
        onChange(told);
        noticeDisplacement();
        void settle();
      },
      () => {
        told = new Map();
        onChange(told);
        if (attemptsLeft > 0 && !hasLeft) watchTimer = setTimeout(() => watch(attemptsLeft - 1), RETRY_MS);
      },
    );
  };
  const stopConnection = onValue(ref(database, '.info/connected'), (snapshot) => {
    isConnected = snapshot.val() === true;
    epoch += 1;
    held = null;
    isBusy = false;
    wasDisplaced = false;
    onChange(isConnected ? told : new Map());
    if (isConnected) void settle();
  });
  watch(RETRIES);

  return {
    show(view) {
      wanted = view;
      retriesLeft = RETRIES;
      void settle();
    },
    leave() {
      hasLeft = true;
      clearTimeout(timer);
      clearTimeout(watchTimer);
      stopWatching();
      stopConnection();
      if (held !== null && seatOf(held)?.by === by) giveBack(held).catch(reportError);
    },
  };
}
