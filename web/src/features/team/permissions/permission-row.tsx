import { SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { PERMISSION_TEXTS } from '@harborline/domain/texts/team';
import UndoIcon from '@mui/icons-material/SettingsBackupRestoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface PermissionRowProps {
  slug: PermissionSlug;
  roleLabel: string;
  value: boolean;
  roleDefault: boolean;
  isUnsaved: boolean;
  /** whether the switch and the reset to the role's default are enabled */
  canSwitch: boolean;
  canReset: boolean;
  /** whether the whole page is read-only, which is explained elsewhere */
  isReadOnly: boolean;
  onChange: (value: boolean) => void;
}

/** One permission: what it allows, whether it is granted, and the role's default. */
export function PermissionRow({ slug, roleLabel, value, roleDefault, ...props }: PermissionRowProps) {
  const id = useId();
  const { label, description } = SLUG_LABELS[slug];
  const isDiffering = value !== roleDefault;
  const isLacked = !props.isReadOnly && !props.canSwitch;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 2,
        px: 2,
        py: 1.25,
        boxShadow: isDiffering ? 'inset 3px 0 0 var(--hl-palette-warning-main)' : 'none',
        bgcolor: props.isUnsaved ? 'surface.selected' : undefined,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
          <Typography id={`${id}-label`} sx={{ fontSize: '0.875rem', fontWeight: 550 }}>
            {label}
          </Typography>
          {isDiffering && (
            <Chip size="small" color="warning" variant="outlined" label={PERMISSION_TEXTS.differs} />
          )}
        </Box>
        <Typography id={`${id}-text`} variant="body2" color="textSecondary">
          {description}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.25 }}>
          {PERMISSION_TEXTS.roleDefault(roleLabel, roleDefault)}
          {isLacked && ` · ${PERMISSION_TEXTS.lacked}`}
        </Typography>
        {isDiffering && !props.isReadOnly && (
          <Button
            size="small"
            startIcon={<UndoIcon fontSize="small" />}
            disabled={!props.canReset}
            aria-label={`${PERMISSION_TEXTS.backToDefault}: ${label}`}
            onClick={() => props.onChange(roleDefault)}
            sx={{ mt: 0.5, ml: -1.25 }}
          >
            {PERMISSION_TEXTS.backToDefault}
          </Button>
        )}
      </Box>
      <Switch
        checked={value}
        disabled={props.isReadOnly || !props.canSwitch}
        onChange={(_, checked) => props.onChange(checked)}
        slotProps={{
          input: { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-text`, role: 'switch' },
        }}
      />
    </Box>
  );
}
