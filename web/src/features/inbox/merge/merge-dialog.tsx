import { LIMITS } from '@harborline/domain/limits';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../shared/api/call-api';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { sendFirst } from '../sending/held';
import type { Ticket } from '../ticket';
import { FindTicket } from './find-ticket';
import { StayChoice } from './stay-choice';
import { useMerge } from './use-merge';
import { useOtherTicket } from './use-other-ticket';

interface MergeDialogProps {
  /** to be merged with each other; one alone, with another that is found here */
  readonly tickets: readonly Ticket[];
  /** called when the merge is sent */
  readonly onSend?: () => void;
  readonly onClose: () => void;
}

/** Merges tickets: finds the other one if need be, asks which one stays, and says who will be answered (D-110). */
export function MergeDialog({ tickets, onClose, ...props }: MergeDialogProps) {
  const [first] = tickets;
  if (first !== undefined && tickets.length === 1)
    return <MergeOne ticket={first} onClose={onClose} {...props} />;
  return (
    <ConfirmDialog tickets={tickets} initialRef={first?.id ?? ''} onClose={onClose} {...props}>
      {tickets.length > MOST && <Alert severity="warning">{MERGE_TEXTS.mostAtOnce(MOST)}</Alert>}
    </ConfirmDialog>
  );
}

/** The one that stays is not sent as merged. */
const MOST = LIMITS.ticketsPerMerge + 1;

function MergeOne({ ticket, ...props }: Omit<MergeDialogProps, 'tickets'> & { ticket: Ticket }) {
  const { open, followed, choose } = useOtherTicket();
  const isItself = open.status === 'ready' && open.ticket.id === ticket.id;
  if (open.status !== 'ready' || isItself)
    return (
      <FormDialog
        title={MERGE_TEXTS.title}
        description={MERGE_TEXTS.findBody(shortNumber(ticket.number))}
        confirmLabel={MERGE_TEXTS.title}
        isBusy={false}
        isReady={false}
        onSubmit={() => {}}
        onClose={props.onClose}
      >
        {open.status === 'loading' && <ListSkeleton height={88} />}
        {open.status === 'failed' && <ErrorState title={INBOX_TEXTS.threadFailed} onRetry={open.retry} />}
        {open.status === 'missing' && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {INBOX_TEXTS.threadGone}
          </Alert>
        )}
        {isItself && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {MERGE_TEXTS.itself}
          </Alert>
        )}
        {open.status !== 'loading' && open.status !== 'failed' && (
          <FindTicket besides={ticket} excluded={[ticket.id]} onChoose={choose} />
        )}
      </FormDialog>
    );
  const { id, number } = open.ticket;
  return (
    <ConfirmDialog key={id} tickets={[ticket, open.ticket]} initialRef={id} {...props}>
      {followed !== null && (
        <Alert severity="info">{MERGE_TEXTS.followed(shortNumber(followed), shortNumber(number))}</Alert>
      )}
      <Box>
        <Button size="small" color="inherit" onClick={() => choose(null)}>
          {MERGE_TEXTS.back}
        </Button>
      </Box>
    </ConfirmDialog>
  );
}

interface ConfirmDialogProps extends MergeDialogProps {
  /** of the ticket that stays unless another one is chosen */
  readonly initialRef: string;
  readonly children: ReactNode;
}

/** The one proposed, unless it is closed and another is not: nobody would look into it. */
function stayingFirst(tickets: readonly Ticket[], proposed: string): string {
  const isClosed = tickets.find(({ id }) => id === proposed)?.status === 'closed';
  const open = isClosed ? tickets.find(({ status }) => status !== 'closed') : undefined;
  return open?.id ?? proposed;
}

function ConfirmDialog({ tickets, initialRef, onSend, onClose, children }: ConfirmDialogProps) {
  const [staysRef, setStaysRef] = useState(() => stayingFirst(tickets, initialRef));
  const { merge, isRunning, refusal } = useMerge(onClose);
  const refs = tickets.map(({ id }) => id).filter((id) => id !== staysRef);
  const into = shortNumber(tickets.find(({ id }) => id === staysRef)?.number ?? 0);
  const [isUnsent, setUnsent] = useState(false);
  const submit = () => {
    // The rules refuse a reply to a merged ticket, so what is on its way goes first.
    const hasUnsent = sendFirst(refs);
    setUnsent(hasUnsent);
    if (hasUnsent) return;
    onSend?.();
    void merge({ refs, into: staysRef });
  };
  return (
    <FormDialog
      title={MERGE_TEXTS.title}
      description={MERGE_TEXTS.chooseBody}
      confirmLabel={MERGE_TEXTS.confirm(refs.length, into)}
      isBusy={isRunning}
      isReady={tickets.length <= MOST}
      refusal={isUnsent ? new ApiError(409, MERGE_TEXTS.unsent) : refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
        <StayChoice tickets={tickets} staysRef={staysRef} onChange={setStaysRef} />
      </Box>
    </FormDialog>
  );
}
