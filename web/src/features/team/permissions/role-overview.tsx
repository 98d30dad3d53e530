import { PERMISSION_GROUPS, SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import { ROLES, type Role } from '@harborline/domain/permissions/slugs';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { PERMISSION_TEXTS, ROLE_DESCRIPTIONS, ROLE_LABELS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import CheckIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRequest } from '../../../shared/requests/use-request';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import type { Grants } from './permission-draft';
import { readRole } from './permissions';

interface RoleOverviewProps {
  initialRole: Role;
  onClose: () => void;
}

/** The defaults of roles, shown without leaving the editor. */
export function RoleOverview({ initialRole, onClose }: RoleOverviewProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h2">
        {PERMISSION_TEXTS.roleOverview}
      </DialogTitle>
      <DialogContent>
        <RoleDefaults initialRole={initialRole} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{KIT_TEXTS.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function RoleDefaults({ initialRole }: Pick<RoleOverviewProps, 'initialRole'>) {
  const [role, setRole] = useState<Role>(initialRole);
  const { state } = useRequest({ key: ['role', role], load: (signal) => readRole(role, signal) });
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={TEAM_TEXTS.role}
        value={role}
        onChange={(_, next: Role | null) => {
          if (next !== null) setRole(next);
        }}
        fullWidth
        sx={{ mb: 1.5 }}
      >
        {ROLES.map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none', px: { xs: 0.25, sm: 1.5 } }}>
            {ROLE_LABELS[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {ROLE_DESCRIPTIONS[role]} {PERMISSION_TEXTS.roleOverviewBody}
      </Typography>
      {state.status === 'loading' && <ListSkeleton height={40} />}
      {(state.status === 'failed' || state.status === 'denied') && (
        <ErrorState title={PERMISSION_TEXTS.rolesFailed} onRetry={state.retry} />
      )}
      {state.status === 'ready' && <GrantedByArea grants={state.data} />}
    </Box>
  );
}

function GrantedByArea({ grants }: { grants: Grants }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
      {PERMISSION_GROUPS.map(({ area, label, slugs }) => {
        const granted = slugs.filter((slug) => grants[slug]);
        return (
          <Box key={area}>
            <Typography variant="subtitle2" component="h3">
              {label}
            </Typography>
            {granted.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                {PERMISSION_TEXTS.noneOfArea}
              </Typography>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {granted.map((slug) => (
                <Box component="li" key={slug} sx={{ display: 'flex', gap: 0.75, typography: 'body2' }}>
                  <CheckIcon aria-hidden sx={{ fontSize: 16, mt: 0.25, color: 'success.main' }} />
                  {SLUG_LABELS[slug].label}
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
