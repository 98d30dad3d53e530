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
  /** names this tab, for instance in `closeChat` */
  readonly connectionId: string;
  setAway(isAway: boolean): void;
  leave(): Promise<void>;
}

const presentTabs = new Map<string, Presence>();

const quietly = (error: unknown) => report('presence', error);

/**
 * Says that this tab is here, in one of the person's few slots, so that several tabs count as one person
 * (`countOnline`). The server takes the slot back when the connection ends for whatever reason; the tab takes one
 * again after each reconnect, and whenever it finds its own gone. Where all are taken, the newest tab takes the slot of
 * the oldest, which then waits for a free one: so a slot that was left behind is used again, and no two tabs take
 * turns.
 */
export function announcePresence({ libraryId, uid, isAway }: PresentPerson): Presence {
  const database = realtimeDatabase('staff');
  const slots = ref(database, rtdbPath.presence(libraryId, uid));
  // Made here: nothing is written under it.
  const connectionId = push(slots).key ?? '';
  let isAwayNow = isAway;
  let isConnected = false;
  let isMember = false;
  let tabs: PresentTabs = {};
  /** One connection of a member; what was begun in an earlier one counts no more. */
  let epoch = 0;
  let held: string | null = null;
  let begun: string | null = null;
  let search = Promise.resolve();
  let isDisplaced = false;
  let stopWatching = () => {};
  let tellLost = () => {};

  const cancel = (slot: string) => onDisconnect(child(slots, slot)).cancel();
  const giveBack = (slot: string) => Promise.all([remove(child(slots, slot)), cancel(slot)]);
  const isHere = () => isConnected && isMember;
  const tellAway = (slot: string) => update(child(slots, slot), { away: isAwayNow ? 1 : 0 }).catch(quietly);

  /** Takes a slot if it is still as it was seen. */
  const take = async (slot: string, wanted: PresentTabs) => {
    const started = epoch;
    // Before the slot is taken, so that a tab that dies in between leaves nothing behind. The client forgets this
    // request with its connection, and what awaits it never goes on.
    await onDisconnect(child(slots, slot)).remove();
    // Sent now, it would be sent by a connection that does not take the slot back.
    if (epoch !== started) return;
    const saidAway = isAwayNow;
    const { committed, snapshot } = await runTransaction(
      child(slots, slot),
      (stored: unknown) => {
        const by = readPresentTabs({ [slot]: stored })[slot]?.by;
        const isAsSeen = by === undefined || by === connectionId || by === wanted[slot]?.by;
        return isAsSeen ? { since: serverTimestamp(), away: saidAway ? 1 : 0, by: connectionId } : undefined;
      },
      { applyLocally: false },
    );
    if (epoch !== started) {
      // The present connection may have the same slot, and then gives it back itself.
      if (committed && slot !== held && slot !== begun) await remove(child(slots, slot));
      return;
    }
    if (!committed) {
      await cancel(slot);
      return;
    }
    held = slot;
    tabs = { ...tabs, ...readPresentTabs({ [slot]: snapshot.val() }) };
    if (saidAway !== isAwayNow) void tellAway(slot);
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
      // Losing the connection breaks it off; the next one begins anew.
      if (epoch !== started) return;
      quietly(error);
      // Or the end of this tab would take the slot from whoever has it then.
      (tabs[slot]?.by === connectionId ? giveBack(slot) : cancel(slot)).catch(quietly);
    }
    if (epoch !== started) return;
    begun = null;
    if (tabs !== seen) follow();
  };

  /** Holds on to a slot: what others do to it is seen here. */
  const follow = () => {
    if (begun !== null || !isHere()) return;
    if (held !== null && tabs[held]?.by === connectionId) return;
    if (held !== null) {
      isDisplaced = tabs[held] !== undefined;
      if (isDisplaced) cancel(held).catch(quietly);
      held = null;
    }
    search = findSlot();
  };

  /** Gives back what is held or begun; after the end of a connection the server has done so. */
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
    // At once, so that it comes before what the next epoch asks for.
    await Promise.all([own !== null && giveBack(own), wanted !== null && wanted !== own && cancel(wanted)]);
  };

  const refresh = () => {
    endEpoch().catch(quietly);
    if (!isHere()) return;
    stopWatching = onValue(
      slots,
      (snapshot) => {
        tabs = readPresentTabs(snapshot.val());
        follow();
      },
      quietly,
    );
  };

  const stopConnection = onValue(ref(database, '.info/connected'), (snapshot) => {
    isConnected = snapshot.val() === true;
    if (!isConnected) tellLost();
    refresh();
  });
  const stopMembership = watchMembership({ libraryId, uid }, (membership) => {
    // What else a membership says makes nobody come or go.
    if (isMember === (membership !== null)) return;
    isMember = membership !== null;
    refresh();
  });
  const presence: Presence = {
    connectionId,
    setAway(next) {
      if (next === isAwayNow) return;
      isAwayNow = next;
      if (held !== null) void tellAway(held);
    },
    async leave() {
      if (!presentTabs.delete(connectionId)) return;
      stopMembership();
      isMember = false;
      const lost = new Promise<void>((resolve) => {
        tellLost = resolve;
      });
      try {
        // A search may still commit, and then gives back what it took.
        await Promise.race([Promise.all([endEpoch(), search]), lost]);
      } finally {
        stopConnection();
      }
    },
  };
  presentTabs.set(connectionId, presence);
  return presence;
}

/** Ends the presence of one tab; unknown or ended ones are left alone. */
export async function leavePresence(connectionId: string): Promise<void> {
  await presentTabs.get(connectionId)?.leave();
}
