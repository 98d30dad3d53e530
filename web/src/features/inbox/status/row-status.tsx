import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Typography from '@mui/material/Typography';
import { StatusChip } from './status-chip';

interface RowStatusProps {
  readonly status: ConversationStatus;
  /** number of the ticket where it went (D-110) */
  readonly mergedInto: number | undefined;
  /** false in a list whose tickets all have one status */
  readonly isStatusShown: boolean;
}

/** Where a merged ticket went, whatever the list; of any other its status. */
export function RowStatus({ status, mergedInto, isStatusShown }: RowStatusProps) {
  if (mergedInto === undefined) return isStatusShown && <StatusChip status={status} />;
  return (
    <Typography component="span" variant="caption" sx={{ flex: 'none', fontWeight: 550 }}>
      {MERGE_TEXTS.mergedInto(shortNumber(mergedInto))}
    </Typography>
  );
}
