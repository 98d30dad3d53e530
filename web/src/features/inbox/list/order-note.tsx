import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { NarrowingChip } from './narrowing-chip';
import { linkOfView, type TicketView } from './ticket-filter';

interface OrderNoteProps {
  readonly view: TicketView;
  readonly conversationRef: string | null;
}

/** Says in which order a list is, and what it leaves out by that, and leads back to the usual order. */
export function OrderNote({ view, conversationRef }: OrderNoteProps) {
  const label = view.order === 'due' ? INBOX_TEXTS.dueOnly : INBOX_TEXTS.orders[view.order ?? 'newest'];
  return (
    <NarrowingChip
      label={label}
      clearLabel={INBOX_TEXTS.clearOrder(label)}
      to={linkOfView({ ...view, order: 'newest' }, conversationRef ?? undefined)}
    />
  );
}
