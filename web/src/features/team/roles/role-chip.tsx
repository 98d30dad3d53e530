import type { Role } from '@harborline/domain/permissions/slugs';
import { ROLE_LABELS } from '@harborline/domain/texts/team';
import Chip from '@mui/material/Chip';

/** The role of a person; the two that may do everything stand out. */
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
