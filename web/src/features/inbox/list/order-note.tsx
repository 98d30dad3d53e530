import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { NarrowingChip } from './narrowing-chip';
import { linkOfView, type TicketView } from './ticket-filter';

interface OrderNoteProps {
  readonly view: TicketView;
  readonly conversationRef: string | null;
}

/** Says that a list begins with its oldest tickets, and leads back to the usual order. */
export const OrderNote = ({ view, conversationRef }: OrderNoteProps) => (
  <NarrowingChip
    label={INBOX_TEXTS.orders.oldest}
    clearLabel={INBOX_TEXTS.clearOrder}
    to={linkOfView({ ...view, order: 'newest' }, conversationRef ?? undefined)}
  />
);
