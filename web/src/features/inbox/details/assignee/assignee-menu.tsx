import type { Ticket } from '../../ticket';
import { PeopleMenu } from './people-menu';
import { useAssign } from './use-assign';

interface AssigneeMenuProps {
  anchor: HTMLElement | null;
  ticket: Ticket;
  onClose: () => void;
}

/** Gives a ticket to a teammate who answers tickets, or to nobody. */
export function AssigneeMenu({ anchor, ticket, onClose }: AssigneeMenuProps) {
  const assign = useAssign(ticket);
  return <PeopleMenu anchor={anchor} chosen={ticket.assigned_to} onChoose={assign} onClose={onClose} />;
}
