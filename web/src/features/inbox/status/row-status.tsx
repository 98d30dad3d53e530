import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import type { TicketStatusFields } from '@harborline/domain/tickets/own-statuses';
import { isJustAwake } from '@harborline/domain/tickets/snooze/waking';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import type { Ticket } from '../ticket';
import { StatusChip } from './status-chip';
import { TicketStatusChip } from './ticket-status-chip';

const SnoozeMark = lateComponent(async () => (await import('../snooze/snooze-mark')).SnoozeMark);

interface RowStatusProps {
  readonly ticket: TicketStatusFields & {
    /** where the ticket went (D-110) */
    readonly merged_into?: { readonly number: number } | undefined;
    readonly snoozed?: Pick<NonNullable<Ticket['snoozed']>, 'until'> | undefined;
    readonly woken?: Pick<NonNullable<Ticket['woken']>, 'at'> | undefined;
    readonly status_changed_at?: Pick<TimestampLike, 'toMillis'> | undefined;
    readonly last_message_at: Pick<Ticket['last_message_at'], 'toDate'>;
  };
  /** false in a list whose tickets all have one status */
  readonly isStatusShown: boolean;
}

/**
 * Where a merged ticket went, until when one is snoozed or that it woke, and the library's own status, whatever the list; of
 * any other its status.
 */
export function RowStatus({ ticket, isStatusShown }: RowStatusProps) {
  const { status, merged_into: merged } = ticket;
  if (merged !== undefined)
    return (
      <Typography component="span" variant="caption" sx={{ flex: 'none', fontWeight: 550 }}>
        {MERGE_TEXTS.mergedInto(shortNumber(merged.number))}
      </Typography>
    );
  const plain = isAside(ticket) ? <Aside ticket={ticket} /> : isStatusShown && <StatusChip status={status} />;
  return <TicketStatusChip ticket={ticket} plain={plain} />;
}

const isSnoozed = ({ status, snoozed }: RowStatusProps['ticket']): boolean =>
  status === 'snoozed' && snoozed !== undefined;

const isAside = (ticket: RowStatusProps['ticket']): boolean => isSnoozed(ticket) || isJustAwake(ticket);

function Aside({ ticket }: Pick<RowStatusProps, 'ticket'>) {
  return (
    <Suspense>
      <SnoozeMark until={isSnoozed(ticket) ? (ticket.snoozed?.until?.toDate() ?? null) : undefined} />
    </Suspense>
  );
}
