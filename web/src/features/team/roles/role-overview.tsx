import { PERMISSION_GROUPS, SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import { ROLES, type Role } from '@harborline/domain/permissions/slugs';
import { PERMISSION_TEXTS, ROLE_DESCRIPTIONS, ROLE_LABELS } from '@harborline/domain/texts/team';
import CheckIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import type { Grants } from '../permissions/permission-draft';
import { useRole } from './use-role';

/** What each role starts from. */
export function RoleOverview({ initialRole }: { initialRole: Role }) {
  const [role, setRole] = useState<Role>(initialRole);
  const { state, retry } = useRole(role);
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Role"
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
      {state.status === 'failed' && <ErrorState title={PERMISSION_TEXTS.rolesFailed} onRetry={retry} />}
      {state.status === 'ready' && <GrantedByArea grants={state.grants} />}
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
