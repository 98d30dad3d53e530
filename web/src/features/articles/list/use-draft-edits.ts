import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { watchDraftIds } from './article-drafts';

const NONE: ReadonlySet<string> = new Set();

/** Ids of articles with unpublished changes; empty while not known. */
export function useDraftIds(libraryId: string): ReadonlySet<string> {
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchDraftIds(firestore, libraryId), [firestore, libraryId]);
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : NONE;
}
