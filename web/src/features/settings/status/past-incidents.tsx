import type { Incident } from '@harborline/domain/entities/status-page';
import type { StatusContent } from '@harborline/domain/status/change-status';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { pastIncidents } from './incident-list';
import { watchHistory } from './watch-status';

/** As many as one step shows. */
const AT_ONCE = 10;

interface PastIncidentsProps {
  content: StatusContent;
  nowMs: number;
  /** shows incidents as a list */
  children: (incidents: readonly Incident[]) => ReactNode;
}

/** Incidents that are over, also those that only the history still has, some at a time. */
function PastList({ content, nowMs, children }: PastIncidentsProps) {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const source = useMemo(() => watchHistory(firestore, libraryId), [firestore, libraryId]);
  const { live, retry } = useSubscription(source);
  const [limit, setLimit] = useState(AT_ONCE);
  if (live.status === 'loading') return <Skeleton height={96} />;
  if (live.status !== 'ready') return <ErrorState title={STATUS_SETTINGS_TEXTS.pastFailed} onRetry={retry} />;
  const past = pastIncidents(content, live.data, nowMs);
  if (past.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {STATUS_SETTINGS_TEXTS.noPast}
      </Typography>
    );
  }
  return (
    <>
      {children(past.slice(0, limit))}
      {past.length > limit && (
        <div>
          <Button size="small" onClick={() => setLimit(limit + AT_ONCE)}>
            {STATUS_SETTINGS_TEXTS.morePast}
          </Button>
        </div>
      )}
    </>
  );
}

/** Incidents that are over, folded until somebody asks for them. */
export function PastIncidents(props: PastIncidentsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { components, incidents } = props.content;
  if (components.length === 0 && incidents.length === 0) return null;
  return (
    <>
      <div>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          sx={{ ml: -1 }}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? STATUS_SETTINGS_TEXTS.hidePast : STATUS_SETTINGS_TEXTS.showPast}
        </Button>
      </div>
      {isOpen && <PastList {...props} />}
    </>
  );
}
