import { newestChecklists } from '@harborline/domain/stores/checklists';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';

/** How many checklists run on a ticket, live; nothing while none does. The section of SOPs watches the same query. */
export function RunningChecklists({ ticketId }: { ticketId: string }) {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<number>) =>
        watchRecords(
          firestore,
          newestChecklists(ticketId),
        )({
          next: ({ records }) => next(records.filter(({ state }) => state === 'running').length),
          error,
        }),
    [firestore, ticketId],
  );
  const { live } = useSubscription(source);
  if (live.status !== 'ready' || live.data === 0) return null;
  return (
    <Typography variant="caption" component="span" color="textPrimary">
      {CHECKLIST_TEXTS.runningNow(live.data)}
    </Typography>
  );
}
