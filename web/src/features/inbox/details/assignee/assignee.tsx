import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { Suspense } from 'react';
import { lateComponent } from '../../../../shared/hooks/late-component';
import { useStaff } from '../../../../shared/staff/session-context';
import { staffName } from '../../../../shared/staff/staff-name';
import { useStaffName } from '../../../../shared/writing/use-staff-name';
import { MenuButton } from '../../menu-button';
import type { Ticket } from '../../ticket';
import { useMayChange } from '../../use-may-change';

const AssigneeMenu = lateComponent(async () => (await import('./assignee-menu')).AssigneeMenu);
const AssigneeDuty = lateComponent(async () => (await import('./assignee-duty')).AssigneeDuty);

/** Name of whoever has a ticket; that of a teammate is read, and shown once it is there. */
function useAssigneeName(assignedTo: string): string {
  const self = useStaff();
  const isOther = assignedTo !== '' && assignedTo !== self.uid;
  const other = useStaffName(isOther ? assignedTo : null);
  if (assignedTo === '') return ASSIGNEE_TEXTS.nobody;
  return isOther ? (other ?? ASSIGNEE_TEXTS.reading) : staffName(self);
}

/** Who has a ticket, with a menu for whoever may answer it to give it to another (D-76). */
export function Assignee({ ticket }: { ticket: Ticket }) {
  const mayAssign = useMayChange(ticket);
  const name = useAssigneeName(ticket.assigned_to);
  return (
    <>
      {mayAssign ? (
        <MenuButton
          label={ASSIGNEE_TEXTS.assignedTo(name)}
          variant="outlined"
          sx={{ mt: 0.5, maxWidth: '100%', textAlign: 'start' }}
          menu={(anchor, onClose) => <AssigneeMenu anchor={anchor} ticket={ticket} onClose={onClose} />}
        >
          <bdi>{name}</bdi>
        </MenuButton>
      ) : (
        name
      )}
      {ticket.assigned_to !== '' && (
        <Suspense fallback={null}>
          <AssigneeDuty uid={ticket.assigned_to} />
        </Suspense>
      )}
    </>
  );
}
