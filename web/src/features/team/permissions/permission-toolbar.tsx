import type { Role } from '@harborline/domain/permissions/slugs';
import { PERMISSION_TEXTS } from '@harborline/domain/texts/team';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { RoleChip } from '../roles/role-chip';

interface PermissionToolbarProps {
  role: Role;
  differingCount: number;
  words: string;
  onWords: (words: string) => void;
  isOnlyDiffering: boolean;
  onOnlyDiffering: (isOnly: boolean) => void;
  /** null if nothing can be changed */
  onAllToDefault: (() => void) | null;
}

/** How many permissions differ from the role, and ways to find one. */
export function PermissionToolbar({
  role,
  differingCount,
  onAllToDefault,
  ...props
}: PermissionToolbarProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <RoleChip role={role} />
        <Typography variant="body2" role="status">
          {PERMISSION_TEXTS.differing(differingCount)}
        </Typography>
        {onAllToDefault !== null && differingCount > 0 && (
          <Button size="small" onClick={onAllToDefault}>
            {PERMISSION_TEXTS.allBackToDefault}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <SearchField
          label={PERMISSION_TEXTS.searchPlaceholder}
          value={props.words}
          onChange={props.onWords}
        />
        <FormControlLabel
          sx={{ ml: -1 }}
          control={
            <Switch
              size="small"
              checked={props.isOnlyDiffering}
              onChange={(_, checked) => props.onOnlyDiffering(checked)}
            />
          }
          label={<Typography variant="body2">{PERMISSION_TEXTS.onlyDiffering}</Typography>}
        />
      </Box>
    </>
  );
}
