import { LIMITS } from '@harborline/domain/limits';
import { DELETE_TEXTS } from '@harborline/domain/texts/delete-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/call-api';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { outgoingMessages } from '../reply/outgoing';
import type { Ticket } from '../ticket';
import { useDeletion } from './use-deletion';
import { useRelated } from './use-related';

const MOST = LIMITS.ticketsPerDeletion;

interface DeleteDialogProps {
  readonly tickets: readonly Ticket[];
  /** called when the deletion is sent */
  readonly onSend?: () => void;
  /** called once at least one is deleted */
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** The first numbers of tickets, and how many more there are. */
function numbersOf(tickets: readonly Pick<Ticket, 'number'>[]): string {
  const shown = tickets.slice(0, MOST).map(({ number }) => shortNumber(number));
  const more = tickets.length - shown.length;
  return more > 0 ? DELETE_TEXTS.andMore(shown.join(', '), more) : shown.join(', ');
}

/** Asks before tickets are deleted for good, and says what goes with them (D-124). */
export function DeleteDialog({ tickets, onSend, onDeleted, onClose }: DeleteDialogProps) {
  const [reason, setReason] = useState('');
  const [isUnsent, setUnsent] = useState(false);
  const { run, isRunning, refusal } = useDeletion(() => {
    onClose();
    onDeleted?.();
  });
  const { merged, copies } = useRelated(tickets);
  const refs = tickets.map(({ id }) => id);
  const submit = () => {
    // Its author may still want to take it back, and nobody could read it in a ticket that is gone.
    const hasUnsent = outgoingMessages.get().some(({ conversationRef }) => refs.includes(conversationRef));
    setUnsent(hasUnsent);
    if (hasUnsent) return;
    onSend?.();
    void run({ refs, reason });
  };
  return (
    <FormDialog
      title={DELETE_TEXTS.title(tickets.length)}
      description={DELETE_TEXTS.body(tickets.length, numbersOf(tickets))}
      confirmLabel={DELETE_TEXTS.confirm(tickets.length)}
      isDestructive
      isBusy={isRunning}
      isReady={tickets.length <= MOST}
      refusal={isUnsent ? new ApiError(409, DELETE_TEXTS.unsent) : refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {tickets.length > MOST && <Alert severity="warning">{DELETE_TEXTS.most(MOST)}</Alert>}
        {merged.length > 0 && <Alert severity="warning">{DELETE_TEXTS.merged(numbersOf(merged))}</Alert>}
        {copies.length > 0 && <Alert severity="warning">{DELETE_TEXTS.copies(numbersOf(copies))}</Alert>}
        <TextInput
          label={DELETE_TEXTS.reason}
          helpText={DELETE_TEXTS.reasonHelp}
          value={reason}
          multiline
          minRows={2}
          inputProps={{ dir: 'auto', maxLength: LIMITS.deletionReason }}
          onChange={(event) => setReason(event.target.value)}
        />
      </Box>
    </FormDialog>
  );
}
