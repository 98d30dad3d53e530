import { undoMerge } from '@harborline/domain/api/inbox/merge-tickets';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { mayUndoMerge } from '@harborline/domain/tickets/merge';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import type { Ticket } from '../ticket';
import { useUndoMerge } from './use-undo-merge';

/** Above the thread of a merged ticket: where it went, and for 24 hours the way back (D-110). */
export function MergedBanner({ ticket }: { ticket: Ticket }) {
  const mayUndo = useMay(undoMerge);
  const { undo, isRunning } = useUndoMerge();
  const { merged_into: merged } = ticket;
  if (merged === undefined) return null;
  const into = shortNumber(merged.number);
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ borderRadius: 0, alignItems: 'center', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box component="span" sx={{ flex: 1, minWidth: 'max-content' }}>
          {MERGE_TEXTS.mergedInto(into)}
          {' · '}
          <RelativeTime at={merged.at.toDate()} />
        </Box>
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={adminLinks.inbox({ status: 'all', conversation: merged.conversation_ref })}
        >
          {MERGE_TEXTS.open(into)}
        </Button>
        {mayUndo && mayUndoMerge(ticket, Date.now()) && (
          <Button size="small" color="inherit" disabled={isRunning} onClick={() => undo([ticket.id])}>
            {MERGE_TEXTS.undo}
          </Button>
        )}
      </Box>
    </Alert>
  );
}
