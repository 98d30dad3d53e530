import { mergeTickets } from '@harborline/domain/api/inbox/merge-tickets';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import MergeIcon from '@mui/icons-material/CallMergeRounded';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useMay } from '../../../shared/staff/use-may';
import type { Ticket } from '../ticket';

const MergeDialog = lateComponent(async () => (await import('./merge-dialog')).MergeDialog);

/** Opens the dialog that merges a ticket with another one; nothing for a merged ticket, and who may not answer (D-110). */
export function MergeButton({ ticket }: { ticket: Ticket }) {
  const mayMerge = useMay(mergeTickets);
  const [isOpen, setOpen] = useState(false);
  if (!mayMerge || ticket.merged_into !== undefined) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<MergeIcon />}
        sx={{ mt: 1, ml: -1 }}
        onClick={() => setOpen(true)}
      >
        {MERGE_TEXTS.merge}
      </Button>
      {isOpen && (
        <Suspense>
          <MergeDialog tickets={[ticket]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
