import { priorityOf } from '@harborline/domain/tickets/priority';
import { Suspense, useEffect, useState } from 'react';
import { offerTicket } from '../../../shared/commands/ticket-target';
import { lateComponent } from '../../../shared/hooks/late-component';
import { reloadTags } from '../../../shared/ticket-tags/use-tags';
import { useAssign } from '../details/assignee/use-assign';
import { useSetPriority } from '../fields/use-set-priority';
import type { NextStatus } from '../status/next-status';
import { useTagChange } from '../tags/use-tag-change';
import type { Ticket } from '../ticket';

const MergeDialog = lateComponent(async () => (await import('../merge/merge-dialog')).MergeDialog);

interface TicketCommandsProps {
  ticket: Ticket;
  onStatusChange: (status: NextStatus) => void;
}

/** Lets the command bar do to the ticket that is shown what its details can; for those who may change it (D-106). */
export function TicketCommands({ ticket, onStatusChange }: TicketCommandsProps) {
  const assign = useAssign(ticket);
  const priority = priorityOf(ticket);
  const setPriority = useSetPriority(ticket.id, priority);
  const { change: setTag } = useTagChange(ticket, reloadTags);
  const [isMerging, setMerging] = useState(false);
  useEffect(() =>
    offerTicket({
      status: ticket,
      setStatus: (status, own) =>
        onStatusChange(own === null ? status : { status, ownRef: own.ref, name: own.name }),
      assignedTo: ticket.assigned_to,
      assign,
      priority,
      setPriority,
      tagRefs: ticket.tag_refs ?? [],
      setTag,
      merge: () => setMerging(true),
    }),
  );
  if (!isMerging) return null;
  return (
    <Suspense>
      <MergeDialog tickets={[ticket]} onClose={() => setMerging(false)} />
    </Suspense>
  );
}
