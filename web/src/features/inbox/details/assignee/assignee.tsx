import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../../../shared/staff/use-may';
import type { Ticket } from '../../ticket';

const AssigneeMenu = lazy(async () => ({ default: (await import('./assignee-menu')).AssigneeMenu }));

/** Who has a ticket, by name; one that was a chat knows it from there. */
function assigneeName({ assigned_to, assigned_name = '', chat }: Ticket): string {
  if (assigned_to === '') return ASSIGNEE_TEXTS.nobody;
  return assigned_name || (chat?.agent_name ?? '') || ASSIGNEE_TEXTS.aTeammate;
}

/** Who has a ticket, with a menu for whoever may answer it to give it to another (D-76). */
export function Assignee({ ticket }: { ticket: Ticket }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const mayAssign = useMay('Messages.createAsAgent');
  const name = assigneeName(ticket);
  if (!mayAssign) return name;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={ASSIGNEE_TEXTS.assignedTo(name)}
        endIcon={<ExpandMoreIcon />}
        sx={{ mt: 0.5, maxWidth: '100%', textAlign: 'start' }}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <bdi>{name}</bdi>
      </Button>
      {wasOpened && (
        <Suspense>
          <AssigneeMenu anchor={anchor} ticket={ticket} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
