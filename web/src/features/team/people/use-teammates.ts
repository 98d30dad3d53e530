import { useEffect, useMemo, useState } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { type TeamWindow, watchTeammates } from './watch-teammates';

const PAGE_SIZE = 50;
/** A search covers at most this many people; no known library has more. */
const SEARCH_SIZE = 500;

export interface TeammateList extends TeamWindow {
  readonly status: 'loading' | 'ready' | 'failed' | 'denied';
  /** whether all were requested but not all have loaded, so that a missing person may still appear */
  readonly isWidening: boolean;
  readonly retry: () => void;
  readonly showMore: () => void;
}

const NO_TEAMMATES: TeamWindow = { teammates: [], isFull: false };

/**
 * The people of a library, live, one page of names at a time; all of them if the requested person may be missing from
 * the page.
 */
export function useTeammates(libraryId: string, needsAll: boolean): TeammateList {
  const firestore = useStaffFirestore();
  const [pageCount, setPageCount] = useState(1);
  const [received, setReceived] = useState<{ libraryId: string; window: TeamWindow } | null>(null);
  const known = received?.libraryId === libraryId ? received.window : null;
  const [isWide, setIsWide] = useState(false);
  const mustWiden = needsAll && known?.isFull === true;
  useEffect(() => {
    if (mustWiden) setIsWide(true);
  }, [mustWiden]);
  const size = isWide ? SEARCH_SIZE : pageCount * PAGE_SIZE;

  const source = useMemo(() => watchTeammates(firestore, { libraryId, size }), [firestore, libraryId, size]);
  const { live, retry } = useSubscription(source);
  useEffect(() => {
    if (live.status === 'ready') setReceived({ libraryId, window: live.data });
  }, [live, libraryId]);

  return {
    ...(known ?? NO_TEAMMATES),
    status: statusOf(live, known !== null),
    isWidening: mustWiden && known.teammates.length < SEARCH_SIZE,
    retry,
    showMore: () => setPageCount((count) => count + 1),
  };
}

function statusOf({ status }: Loadable<unknown>, isKnown: boolean): TeammateList['status'] {
  if (status === 'failed' || status === 'denied') return status;
  return isKnown ? 'ready' : 'loading';
}
