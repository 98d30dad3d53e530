import type { Role } from '@harborline/domain/permissions/slugs';
import { ROLE_LABELS } from '@harborline/domain/texts/team';
import Chip from '@mui/material/Chip';

/** A person's role; the two with all permissions are highlighted. */
export function RoleChip({ role }: { role: Role }) {
  const isManaging = role === 'owner' || role === 'admin';
  return (
    <Chip
      size="small"
      label={ROLE_LABELS[role]}
      variant="outlined"
      color={isManaging ? 'primary' : 'default'}
    />
  );
}
