import type { Role } from '@harborline/domain/permissions/slugs';
import { PERMISSION_TEXTS } from '@harborline/domain/texts/team';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { RoleOverview } from './role-overview';

/** The defaults of roles, to look at without leaving the editor. */
export function RoleOverviewDialog({ initialRole, onClose }: { initialRole: Role; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h2">
        {PERMISSION_TEXTS.roleOverview}
      </DialogTitle>
      <DialogContent>
        <RoleOverview initialRole={initialRole} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{PERMISSION_TEXTS.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
