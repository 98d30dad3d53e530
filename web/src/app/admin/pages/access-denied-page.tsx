import { safeReturnUrl } from '@harborline/domain/session/safe-return-url';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { loadManagers, type Manager } from '../data/load-managers';
import { isLifted, readDenial } from '../guards/denial';
import { useHome } from '../shell/use-home';
import { denialText, missingPermissions, whoCanGrant } from './denial-text';

const NO_MANAGERS: readonly Manager[] = [];

function useManagers(libraryId: string): readonly Manager[] {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => readOnce('managers', () => loadManagers(firestore, libraryId)),
    [firestore, libraryId],
  );
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : NO_MANAGERS;
}

/**
 * /admin/accessdenied: which permission is missing, and who can grant it (S2.5-03, S6-19). Once it is granted, the
 * requested page opens automatically.
 */
export function AccessDeniedPage() {
  const { permissions, support_lib_id, uid } = useStaff();
  const home = useHome();
  const denial = readDenial(useLocation().state);
  const managers = useManagers(support_lib_id).filter(({ id }) => id !== uid);
  useDocumentTitle(ADMIN_TEXTS.deniedTitle);
  const missing = missingPermissions(denial);
  const hint = whoCanGrant(denial, managers);
  if (denial !== null && isLifted(denial, permissions)) {
    return <Navigate to={safeReturnUrl(denial.from) || home} replace />;
  }
  return (
    <EmptyState
      isPage
      icon={<LockIcon />}
      title={ADMIN_TEXTS.deniedTitle}
      description={denialText(denial)}
      action={
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
          {missing.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {missing.map(({ slug, label, description }) => (
                <Box
                  key={slug}
                  component="li"
                  sx={{
                    px: 2,
                    py: 1.25,
                    width: 'min(360px, 84vw)',
                    textAlign: 'start',
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 1,
                    bgcolor: 'background.paper',
                  }}
                >
                  <Typography variant="subtitle2" component="p">
                    {label}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {description}
                  </Typography>
                </Box>
              ))}
            </Box>
          )}
          {hint !== '' && (
            <Typography variant="body2" sx={{ maxWidth: 400, textWrap: 'balance' }}>
              {hint}
            </Typography>
          )}
          <Button component={Link} to={home} variant="outlined">
            {SHELL_TEXTS.goHome}
          </Button>
        </Box>
      }
    />
  );
}
