import type { Firestore } from 'firebase/firestore';
import { useCallback, useMemo, useState } from 'react';
import { readOnce } from '../../live/read-once';
import { useStaffFirestore } from '../../live/staff-firebase';
import { useSubscription } from '../../live/use-subscription';
import type { Loadable } from '../../requests/loadable';

/** How a text is read; the same functions as long as it is the same text. */
export interface TextSource<Loaded> {
  /** names it in reports of a failure */
  readonly name: string;
  /** @throws FirebaseError */
  readonly load: (firestore: Firestore) => Promise<Loaded | null>;
  /** the same, read by a transaction @throws FirebaseError */
  readonly loadLatest: (firestore: Firestore) => Promise<Loaded | null>;
}

export interface TextHandle<Loaded> {
  /** null if there is no such text */
  readonly state: Loadable<Loaded | null>;
  /** reads the text again and starts the form over */
  readonly restart: () => void;
  /** reads the text after a save; the form stays */
  readonly refresh: () => Promise<Loaded | null>;
}

/** A text to edit. Read once, since it must not change while its writer edits it. */
export function useLoadedText<Loaded>({ name, load, loadLatest }: TextSource<Loaded>): TextHandle<Loaded> {
  const firestore = useStaffFirestore();
  const source = useMemo(() => readOnce(name, () => load(firestore)), [name, load, firestore]);
  const { live, retry } = useSubscription(source);
  const [refreshed, setRefreshed] = useState<{
    readonly since: Loadable<Loaded | null>;
    readonly data: Loaded | null;
  } | null>(null);
  const refresh = useCallback(async () => {
    const data = await loadLatest(firestore);
    setRefreshed({ since: live, data });
    return data;
  }, [loadLatest, firestore, live]);
  const isLatest = refreshed !== null && refreshed.since === live;
  const state: Loadable<Loaded | null> = isLatest ? { status: 'ready', data: refreshed.data } : live;
  return { state, restart: retry, refresh };
}
