import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { FindTicket } from '../merge/find-ticket';
import type { useOtherTicket } from '../merge/use-other-ticket';
import type { Ticket } from '../ticket';

interface FindOtherProps {
  readonly title: string;
  readonly findBody: string;
  readonly confirmLabel: string;
  /** what is proposed, and which tickets cannot be chosen */
  readonly sought: Omit<ComponentProps<typeof FindTicket>, 'onChoose'>;
  readonly at: ReturnType<typeof useOtherTicket>;
  readonly isBusy: boolean;
  readonly refusal: Error | null;
  readonly onSubmit: (other: Ticket) => void;
  readonly onClose: () => void;
  /** what is asked once the other one is found */
  readonly children: (other: Ticket) => ReactNode;
}

/** A dialog that finds another ticket first, by the same search as for a merge. */
export function FindOther({ sought, at: { open, followed, choose }, ...props }: FindOtherProps) {
  const found = open.status === 'ready' && !sought.excluded.includes(open.ticket.id) ? open.ticket : null;
  return (
    <FormDialog
      title={props.title}
      {...(found === null ? { description: props.findBody } : {})}
      confirmLabel={props.confirmLabel}
      isBusy={props.isBusy}
      isReady={found !== null}
      refusal={props.refusal}
      onSubmit={() => found !== null && props.onSubmit(found)}
      onClose={props.onClose}
    >
      {open.status === 'loading' && <ListSkeleton height={88} />}
      {open.status === 'failed' && <ErrorState title={INBOX_TEXTS.threadFailed} onRetry={open.retry} />}
      {open.status === 'missing' && <Warning>{INBOX_TEXTS.threadGone}</Warning>}
      {open.status === 'ready' && found === null && <Warning>{LINK_TEXTS.itself}</Warning>}
      {found === null && open.status !== 'loading' && open.status !== 'failed' && (
        <FindTicket {...sought} onChoose={choose} />
      )}
      {found !== null && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {followed !== null && (
            <Alert severity="info">
              {MERGE_TEXTS.followed(shortNumber(followed), shortNumber(found.number))}
            </Alert>
          )}
          {props.children(found)}
          <Box>
            <Button size="small" color="inherit" disabled={props.isBusy} onClick={() => choose(null)}>
              {LINK_TEXTS.chooseAnother}
            </Button>
          </Box>
        </Box>
      )}
    </FormDialog>
  );
}

const Warning = ({ children }: { children: string }) => (
  <Alert severity="warning" sx={{ mb: 2 }}>
    {children}
  </Alert>
);
