import type { PresentedRun } from '@harborline/domain/api/automations/workflows';
import { happenedText } from '@harborline/domain/automations/trigger-text';
import type { RunOutcome } from '@harborline/domain/entities/workflow-run';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import AutomationIcon from '@mui/icons-material/BoltOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Pages } from '../../../shared/requests/use-pages';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { LINKED_ROW, ROW_LINK } from '../../../shared/ui-admin/linked-row';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { useTriggerNames } from '../words/use-automation-words';

const { runs: TEXTS } = AUTOMATION_TEXTS;

const COLORS: Readonly<Partial<Record<RunOutcome, 'success' | 'info'>>> = {
  done: 'success',
  shadow: 'info',
  running: 'info',
};

/** A button that looks like the link of a row. */
const AS_LINK = {
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  fontFamily: 'inherit',
} as const;

interface RunListProps {
  readonly list: Pages<PresentedRun>;
  /** whether all are of one automation, whose name need not be said */
  readonly isOfOne?: boolean;
  readonly onOpen: (run: PresentedRun) => void;
}

/** What automations did, line by line. */
export function RunList({ list, isOfOne = false, onOpen }: RunListProps) {
  const triggerNames = useTriggerNames();
  if (list.status === 'loading') return <ListSkeleton height={64} />;
  if (list.status !== 'ready') return <ErrorState title={TEXTS.loadFailed} onRetry={list.retry} />;
  if (list.rows.length === 0)
    return <EmptyState icon={<AutomationIcon />} title={TEXTS.empty} description={TEXTS.emptyBody} />;
  return (
    <>
      <Box component="ul" aria-label={TEXTS.label} sx={FRAMED_LIST}>
        {list.rows.map((run) => (
          <Box
            component="li"
            key={run.run_ref}
            sx={{ ...LINKED_ROW, gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0.5 }}
          >
            <Typography
              component="button"
              type="button"
              aria-label={TEXTS.open(run.workflow_name, run.ticket_number)}
              sx={{ ...ROW_LINK, ...AS_LINK }}
              onClick={() => onOpen(run)}
            >
              <bdi>{isOfOne ? TEXTS.ticket(run.ticket_number) : run.workflow_name}</bdi>
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary" noWrap>
              <RelativeTime at={new Date(run.at)} />
            </Typography>
            <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {!isOfOne && `${TEXTS.ticket(run.ticket_number)} · `}
              {happenedText(run.event.kind, run.event.details, triggerNames)}
            </Typography>
            <Chip
              size="small"
              variant="outlined"
              color={COLORS[run.outcome] ?? 'warning'}
              label={AUTOMATION_TEXTS.outcomes[run.outcome]}
              sx={{ justifySelf: 'end', maxWidth: 180 }}
            />
          </Box>
        ))}
      </Box>
      {list.hasMore && <MoreButton paging={list.paging} label={TEXTS.showMore} onMore={list.loadMore} />}
    </>
  );
}
