import { getWorkflowRuns } from '@harborline/domain/api/automations/workflows';
import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { LIMITS } from '@harborline/domain/limits';
import { newestTicketEvents } from '@harborline/domain/stores/ticket-events';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { eventText } from '@harborline/domain/tickets/event-text';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { absoluteTime } from '../../../../shared/format/staff-times';
import type { WindowOptions } from '../../../../shared/live/merge-window';
import { useStaffFirestore } from '../../../../shared/live/staff-firebase';
import { usePagedList } from '../../../../shared/live/use-paged-list';
import { adminLinks } from '../../../../shared/routes/admin-links';
import { useMay } from '../../../../shared/staff/use-may';
import { recordPages } from '../../../../shared/store/record-pages';
import type { Stored } from '../../../../shared/store/snapshot-record';
import { ErrorState } from '../../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../../shared/ui-admin/more-button';

const ORDER: WindowOptions<Stored<TicketEvent>> = {
  size: LIMITS.listPageSize,
  idOf: ({ id }) => id,
  timeOf: ({ at }) => at.toMillis(),
};

/** What became of a ticket, newest first and live (D-85). */
export function TicketHistory({ conversationRef }: { conversationRef: string }) {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => ({ scope: conversationRef, ...recordPages(firestore, newestTicketEvents(conversationRef)) }),
    [firestore, conversationRef],
  );
  const list = usePagedList(source, ORDER);
  if (list.status === 'loading') return <ListSkeleton height={36} />;
  if (list.status !== 'ready') return <ErrorState title={HISTORY_TEXTS.loadFailed} onRetry={list.retry} />;
  if (list.rows.length === 0) return <Typography variant="body2">{HISTORY_TEXTS.empty}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {list.rows.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </Box>
      {list.hasMore && (
        <MoreButton label={HISTORY_TEXTS.showMore} paging={list.paging} onMore={list.loadMore} />
      )}
    </>
  );
}

const { runs: RUN_TEXTS } = AUTOMATION_TEXTS;

/** Leads from what an automation did to the run that says why. */
function WhyLink({ event }: { event: TicketEvent }) {
  const mayRead = useMay(getWorkflowRuns);
  const { run_ref: run } = event.details;
  if (!mayRead || run === undefined) return null;
  return (
    <Box
      component={Link}
      to={adminLinks.automationRuns(run)}
      aria-label={RUN_TEXTS.whyOf(event.actor_name)}
      sx={{ color: 'primary.main' }}
    >
      {RUN_TEXTS.why}
    </Box>
  );
}

function EventLine({ event }: { event: TicketEvent }) {
  const at = event.at.toDate();
  return (
    <li>
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {event.actor_name !== '' && (
          <>
            <Box component="strong" sx={{ fontWeight: 600 }}>
              <bdi>{event.actor_name}</bdi>
            </Box>{' '}
          </>
        )}
        {eventText(event)} <WhyLink event={event} />
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        <time dateTime={at.toISOString()}>{absoluteTime(at)}</time>
      </Typography>
    </li>
  );
}
