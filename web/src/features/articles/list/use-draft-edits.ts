import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { type DraftEdits, watchDraftEdits } from './article-drafts';

const NONE: DraftEdits = new Map();

/** Articles with unpublished changes, and when they were last edited; empty while that is unknown. */
export function useDraftEdits(libraryId: string): DraftEdits {
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchDraftEdits(firestore, libraryId), [firestore, libraryId]);
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : NONE;
}
