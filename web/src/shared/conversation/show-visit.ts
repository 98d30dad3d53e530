import { type ShownTab, storedTab } from '@harborline/domain/chat/stored-tab';
import { PRESENCE_SLOTS } from '@harborline/domain/live/presence-slots';
import { rtdbPath } from '@harborline/domain/paths';
import {
  child,
  type DatabaseReference,
  get,
  onDisconnect,
  onValue,
  ref,
  remove,
  set,
} from 'firebase/database';
import { report } from '../config/report';
import { realtimeDatabase } from '../firebase/database';
import { keptText } from '../storage/kept';

interface Slot {
  readonly isHere: boolean;
  readonly isUsed: boolean;
}

/** The slot for a tab: the one that it had, one that none has had, or one whose tab has gone; undefined if all are open. */
function freeSlot(own: string | null, stateOf: (slot: string) => Slot): string | undefined {
  const free = PRESENCE_SLOTS.filter((slot) => !stateOf(slot).isHere);
  return free.find((slot) => slot === own) ?? free.find((slot) => !stateOf(slot).isUsed) ?? free[0];
}

async function findTab(conversationRef: string, uid: string): Promise<DatabaseReference | undefined> {
  const tabs = ref(realtimeDatabase('visitor'), rtdbPath.visitorTabs(conversationRef, uid));
  const stored = await get(tabs);
  const kept = keptText('tab', `visit-slot/${conversationRef}`);
  const slot = freeSlot(kept.read(), (name) => {
    const tab = stored.child(name);
    return { isUsed: tab.exists(), isHere: tab.child('here').exists() };
  });
  if (slot === undefined) return undefined;
  kept.write(slot);
  return child(tabs, slot);
}

/** The visitor's tab in a chat, and what it shows. */
export interface Visit {
  readonly conversationRef: string;
  readonly uid: string;
  readonly shown: () => ShownTab;
  /** calls back after each further page or event, and returns an unsubscribe function */
  readonly onChange: (listener: () => void) => () => void;
}

/** Writes where the tab is, now and whenever the connection is back; the server takes it away when the connection ends. */
function keepShowing(tab: DatabaseReference, { shown, onChange }: Visit): () => void {
  const here = child(tab, 'here');
  let isOver = false;
  const write = async () => {
    if (shown().pages.length === 0) return;
    await onDisconnect(here).remove();
    if (!isOver) await set(tab, storedTab(shown()));
  };
  const show = () => void write().catch((error: unknown) => report('visit-not-shown', error));
  const connected = ref(realtimeDatabase('visitor'), '.info/connected');
  const stopConnected = onValue(connected, (snapshot) => snapshot.val() === true && show());
  const stopChanges = onChange(show);
  return () => {
    isOver = true;
    stopConnected();
    stopChanges();
    void remove(here).catch((error: unknown) => report('visit-not-ended', error));
  };
}

/**
 * Shows the team of a chat where its visitor is and was, and what they did, as long as the chat goes on (D-63). Not essential: a failure
 * is only reported. @returns a function that stops it
 */
export function showVisit(visit: Visit): () => void {
  let stop = () => {};
  let hasEnded = false;
  findTab(visit.conversationRef, visit.uid)
    .then((tab) => {
      if (tab !== undefined && !hasEnded) stop = keepShowing(tab, visit);
    })
    .catch((error: unknown) => report('visit-not-shown', error));
  return () => {
    hasEnded = true;
    stop();
  };
}
