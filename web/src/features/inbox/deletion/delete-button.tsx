import { deleteTickets } from '@harborline/domain/api/inbox/delete-tickets';
import { DELETE_TEXTS } from '@harborline/domain/texts/delete-tickets';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useMay } from '../../../shared/staff/use-may';
import type { Ticket } from '../ticket';

const DeleteDialog = lateComponent(async () => (await import('./delete-dialog')).DeleteDialog);

/** Opens the dialog that deletes a ticket for good, for those who may; the list is left once it is gone (D-124). */
export function DeleteButton({ ticket }: { ticket: Ticket }) {
  const mayDelete = useMay(deleteTickets);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  if (!mayDelete) return null;
  // Read now: the ticket may have been left while the answer was on its way.
  const leave = () => {
    const { pathname, search } = window.location;
    const shown = new URLSearchParams(search);
    if (shown.get('conversation') !== ticket.id) return;
    shown.delete('conversation');
    void navigate({ pathname, search: `?${shown}` }, { replace: true });
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<DeleteIcon />}
        sx={{ mt: 1, ml: -1, display: 'flex' }}
        onClick={() => setOpen(true)}
      >
        {DELETE_TEXTS.open}
      </Button>
      {isOpen && (
        <Suspense>
          <DeleteDialog tickets={[ticket]} onDeleted={leave} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
