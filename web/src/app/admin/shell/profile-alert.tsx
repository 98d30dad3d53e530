import { needsProfileAlert } from '@harborline/domain/shell/banners';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';

/** Asks users without a name for one (S2.8-20), except on the page where they enter it. */
export function ProfileAlert() {
  const { agent_name } = useStaff();
  const { pathname } = useLocation();
  const account = adminLinks.profile('account');
  if (!needsProfileAlert(agent_name) || pathname === account) return null;
  return (
    <Alert
      severity="warning"
      variant="standard"
      sx={{ flex: 'none', borderRadius: 0, alignItems: 'center' }}
      action={
        <Button size="small" color="inherit" component={Link} to={account}>
          {SHELL_TEXTS.addName}
        </Button>
      }
    >
      {SHELL_TEXTS.profileAlert}
    </Alert>
  );
}
