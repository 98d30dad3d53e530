import { linkTickets } from '@harborline/domain/api/inbox/ticket-links';
import { Suspense, useEffect, useState } from 'react';
import { offerLink } from '../../../shared/commands/link-target';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useMay } from '../../../shared/staff/use-may';
import type { Ticket } from '../ticket';
import { PartOf } from './part-of';
import { useClosedParent } from './use-closed-parent';

const LinkDialog = lateComponent(async () => (await import('./link-dialog')).LinkDialog);

/** What the head of a ticket says and does of its links; it reads nothing for a ticket without a parent (D-127). */
export function LinksInHead({ ticket, stored }: { ticket: Ticket; stored: Ticket }) {
  const [isOpen, setOpen] = useState(false);
  const mayLink = useMay(linkTickets) && ticket.merged_into === undefined;
  useEffect(() => (mayLink ? offerLink(() => setOpen(true)) : undefined), [mayLink]);
  useClosedParent(stored);
  return (
    <>
      {ticket.part_of !== undefined && <PartOf ticket={ticket} />}
      {isOpen && (
        <Suspense>
          <LinkDialog ticket={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
