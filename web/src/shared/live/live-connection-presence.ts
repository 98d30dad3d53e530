import {
  oldestSlot,
  ownOrFreeSlot,
  type PresentTabs,
  readPresentTabs,
} from '@harborline/domain/live/presence-slots';
import { rtdbPath } from '@harborline/domain/paths';
import {
  child,
  onDisconnect,
  onValue,
  push,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  update,
} from 'firebase/database';
import { report } from '../config/report';
import { realtimeDatabase } from '../firebase/database';
import { watchMembership } from './live-connection-member';

interface PresentPerson {
  readonly libraryId: string;
  readonly uid: string;
  readonly isAway: boolean;
}

export interface Presence {
  /** identifies this tab, for instance in `closeChat` */
  readonly connectionId: string;
  setAway(isAway: boolean): void;
  leave(): Promise<void>;
}

const presentTabs = new Map<string, Presence>();

const reportError = (error: unknown) => report('presence', error);

/**
 * Announces that this tab is present, in one of the person's few slots, so that several tabs count as one person
 * (`countOnline`). The server removes the slot when the connection ends for whatever reason; the tab takes one again
 * after each reconnect, and whenever its own is gone. If all are taken, the newest tab takes the slot of the oldest,
 * which then waits for a free one. So abandoned slots are reused, and no two tabs keep displacing each other.
 */
export function announcePresence({ libraryId, uid, isAway }: PresentPerson): Presence {
  const database = realtimeDatabase('staff');
  const slots = ref(database, rtdbPath.presence(libraryId, uid));
  // Only an id: nothing is written under it.
  const connectionId = push(slots).key ?? '';
  let isAwayNow = isAway;
  let isConnected = false;
  let isMember = false;
  let tabs: PresentTabs = {};
  /** Number of the current connection as a member; work started in an earlier one is void. */
  let epoch = 0;
  let held: string | null = null;
  let begun: string | null = null;
  let search = Promise.resolve();
  let isDisplaced = false;
  let stopWatching = () => {};
  let resolveLost = () => {};

  const cancel = (slot: string) => onDisconnect(child(slots, slot)).cancel();
  const giveBack = (slot: string) => Promise.all([remove(child(slots, slot)), cancel(slot)]);
  const isHere = () => isConnected && isMember;
  const writeAway = (slot: string) =>
    update(child(slots, slot), { away: isAwayNow ? 1 : 0 }).catch(reportError);

  /** Takes a slot if it has not changed since it was seen. */
  const take = async (slot: string, wanted: PresentTabs) => {
    const started = epoch;
    // Before taking the slot, so that a tab that dies in between leaves nothing behind. The client drops this request
    // with its connection, and then the promise never settles.
    await onDisconnect(child(slots, slot)).remove();
    // The new connection would not remove the slot at its end.
    if (epoch !== started) return;
    const writtenAway = isAwayNow;
    const { committed, snapshot } = await runTransaction(
      child(slots, slot),
      (stored: unknown) => {
        const by = readPresentTabs({ [slot]: stored })[slot]?.by;
        const isAsSeen = by === undefined || by === connectionId || by === wanted[slot]?.by;
        return isAsSeen
          ? { since: serverTimestamp(), away: writtenAway ? 1 : 0, by: connectionId }
          : undefined;
      },
      { applyLocally: false },
    );
    if (epoch !== started) {
      // The current connection may have the same slot, and then returns it itself.
      if (committed && slot !== held && slot !== begun) await remove(child(slots, slot));
      return;
    }
    if (!committed) {
      await cancel(slot);
      return;
    }
    held = slot;
    tabs = { ...tabs, ...readPresentTabs({ [slot]: snapshot.val() }) };
    if (writtenAway !== isAwayNow) void writeAway(slot);
  };

  const findSlot = async () => {
    const seen = tabs;
    const slot = ownOrFreeSlot(seen, connectionId) ?? (isDisplaced ? undefined : oldestSlot(seen));
    if (slot === undefined) return;
    const started = epoch;
    begun = slot;
    try {
      await take(slot, seen);
    } catch (error) {
      // The connection was lost; the next one starts over.
      if (epoch !== started) return;
      reportError(error);
      // Otherwise the end of this tab would remove the slot of its next owner.
      (tabs[slot]?.by === connectionId ? giveBack(slot) : cancel(slot)).catch(reportError);
    }
    if (epoch !== started) return;
    begun = null;
    if (tabs !== seen) follow();
  };

  /** Makes sure that this tab has a slot; runs on every change of the slots. */
  const follow = () => {
    if (begun !== null || !isHere()) return;
    if (held !== null && tabs[held]?.by === connectionId) return;
    if (held !== null) {
      isDisplaced = tabs[held] !== undefined;
      if (isDisplaced) cancel(held).catch(reportError);
      held = null;
    }
    search = findSlot();
  };

  /** Returns the slot that is held or being taken; after the end of a connection the server has done so. */
  const endEpoch = async () => {
    const [own, wanted] = [held, begun];
    epoch += 1;
    held = null;
    begun = null;
    isDisplaced = false;
    stopWatching();
    stopWatching = () => {};
    if (!isConnected) {
      search = Promise.resolve();
      return;
    }
    // Sent at once, so that it precedes the requests of the next epoch.
    await Promise.all([own !== null && giveBack(own), wanted !== null && wanted !== own && cancel(wanted)]);
  };

  const refresh = () => {
    endEpoch().catch(reportError);
    if (!isHere()) return;
    stopWatching = onValue(
      slots,
      (snapshot) => {
        tabs = readPresentTabs(snapshot.val());
        follow();
      },
      reportError,
    );
  };

  const stopConnection = onValue(ref(database, '.info/connected'), (snapshot) => {
    isConnected = snapshot.val() === true;
    if (!isConnected) resolveLost();
    refresh();
  });
  const stopMembership = watchMembership({ libraryId, uid }, (membership) => {
    // Other changes of a membership do not affect presence.
    if (isMember === (membership !== null)) return;
    isMember = membership !== null;
    refresh();
  });
  const presence: Presence = {
    connectionId,
    setAway(next) {
      if (next === isAwayNow) return;
      isAwayNow = next;
      if (held !== null) void writeAway(held);
    },
    async leave() {
      if (!presentTabs.delete(connectionId)) return;
      stopMembership();
      isMember = false;
      const lost = new Promise<void>((resolve) => {
        resolveLost = resolve;
      });
      try {
        // A search may still commit, and then returns its slot.
        await Promise.race([Promise.all([endEpoch(), search]), lost]);
      } finally {
        stopConnection();
      }
    },
  };
  presentTabs.set(connectionId, presence);
  return presence;
}

/** Ends the presence of one tab; ignores unknown and ended ones. */
export async function leavePresence(connectionId: string): Promise<void> {
  await presentTabs.get(connectionId)?.leave();
}
