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
 * Says that this tab is here, in one of the person's few places, so that several tabs count as one person
 * (`countOnline`). The server takes the place back when the connection ends for whatever reason; the tab takes one
 * again after each reconnect, and whenever it finds its own gone. Where all are taken, the newest tab takes the place of
 * the oldest, which then waits for a free one: so a place that was left behind is used again, and no two tabs take
 * turns.
 */
export function announcePresence({ libraryId, uid, isAway }: PresentPerson): Presence {
  const database = realtimeDatabase('staff');
  const places = ref(database, rtdbPath.presence(libraryId, uid));
  // Made here: nothing is written under it.
  const connectionId = push(places).key ?? '';
  let isAwayNow = isAway;
  let isConnected = false;
  let isMember = false;
  let tabs: PresentTabs = {};
  let slot: string | null = null;
  let isDisplaced = false;
  let isTaking = false;
  let stopWatching = () => {};

  const cancel = (name: string) => onDisconnect(child(places, name)).cancel();
  const giveBack = (name: string) => Promise.all([remove(child(places, name)), cancel(name)]);
  const isHere = () => isConnected && isMember;
  const tellAway = (name: string) => update(child(places, name), { away: isAwayNow ? 1 : 0 }).catch(quietly);

  /** Takes a place if it is still as it was seen. @returns whether it is ours now */
  const take = async (name: string, wanted: PresentTabs): Promise<boolean> => {
    // Before the place is taken, so that a tab that dies in between leaves nothing behind.
    await onDisconnect(child(places, name)).remove();
    const saidAway = isAwayNow;
    const { committed, snapshot } = await runTransaction(
      child(places, name),
      (stored: unknown) => {
        const by = readPresentTabs({ [name]: stored })[name]?.by;
        const isAsSeen = by === undefined || by === connectionId || by === wanted[name]?.by;
        return isAsSeen ? { since: serverTimestamp(), away: saidAway ? 1 : 0, by: connectionId } : undefined;
      },
      { applyLocally: false },
    );
    if (!committed) {
      await cancel(name);
      return false;
    }
    if (!isHere()) {
      await giveBack(name);
      return false;
    }
    tabs = { ...tabs, ...readPresentTabs({ [name]: snapshot.val() }) };
    if (saidAway !== isAwayNow) void tellAway(name);
    return true;
  };

  const findPlace = async () => {
    const seen = tabs;
    const name = ownOrFreeSlot(seen, connectionId) ?? (isDisplaced ? undefined : oldestSlot(seen));
    if (name === undefined) return;
    isTaking = true;
    try {
      if (await take(name, seen)) slot = name;
    } catch (error) {
      // Losing the connection breaks it off; the next one begins anew.
      if (isHere()) quietly(error);
    } finally {
      isTaking = false;
    }
    if (tabs !== seen) follow();
  };

  /** Holds on to a place: what others do to it is seen here. */
  const follow = () => {
    if (isTaking || !isHere()) return;
    if (slot !== null && tabs[slot]?.by === connectionId) return;
    if (slot !== null) {
      isDisplaced = tabs[slot] !== undefined;
      if (isDisplaced) cancel(slot).catch(quietly);
      slot = null;
    }
    void findPlace();
  };

  const refresh = () => {
    stopWatching();
    stopWatching = () => {};
    slot = null;
    isDisplaced = false;
    if (!isHere()) return;
    stopWatching = onValue(
      places,
      (snapshot) => {
        tabs = readPresentTabs(snapshot.val());
        follow();
      },
      quietly,
    );
  };

  const stopFollowing = [
    onValue(ref(database, '.info/connected'), (snapshot) => {
      isConnected = snapshot.val() === true;
      refresh();
    }),
    watchMembership({ libraryId, uid }, (membership) => {
      // What else a membership says makes nobody come or go.
      if (isMember === (membership !== null)) return;
      isMember = membership !== null;
      refresh();
    }),
  ];
  const presence: Presence = {
    connectionId,
    setAway(next) {
      if (next === isAwayNow) return;
      isAwayNow = next;
      if (slot !== null) void tellAway(slot);
    },
    async leave() {
      if (!presentTabs.delete(connectionId)) return;
      for (const stop of stopFollowing) stop();
      const held = slot;
      isConnected = false;
      refresh();
      // Offline there is nothing to take back: the server has done so when it lost us.
      if (held !== null) await giveBack(held);
    },
  };
  presentTabs.set(connectionId, presence);
  return presence;
}

/** Ends the presence of one tab; unknown or ended ones are left alone. */
export async function leavePresence(connectionId: string): Promise<void> {
  await presentTabs.get(connectionId)?.leave();
}
