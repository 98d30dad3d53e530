import { endView } from '@harborline/domain/api/teams/view-as';
import { user as userDocument } from '@harborline/domain/stores/users';
import { isViewing } from '@harborline/domain/team/standing';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { staffName } from '../../../shared/staff/staff-name';
import { readRecord } from '../../../shared/store/read-records';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { ShellBar } from './shell-bar';

function useTeammateName(uid: string): string {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => (uid === '' ? null : readOnce('viewed-teammate', () => readRecord(firestore, userDocument(uid)))),
    [firestore, uid],
  );
  const { live } = useSubscription(source);
  const teammate = live.status === 'ready' ? live.data : null;
  return teammate === null ? SHELL_TEXTS.viewingAsTeammate : staffName(teammate);
}

/** Shows that the user is viewing as a teammate, and ends the view. */
export function ViewAsBar() {
  const user = useStaff();
  const toasts = useToasts();
  const [isEnding, setEnding] = useState(false);
  const name = useTeammateName(user.viewing_as ?? '');
  if (!isViewing(user)) return null;

  const end = async () => {
    setEnding(true);
    try {
      await callApi(endView);
    } catch (error) {
      report('end-view', error);
      toasts.error(SHELL_TEXTS.endViewFailed);
    } finally {
      setEnding(false);
    }
  };

  return (
    <Box component="section" aria-label={SHELL_TEXTS.view} sx={{ flex: 'none' }}>
      <ShellBar
        tone="strong"
        icon={<VisibilityIcon />}
        text={SHELL_TEXTS.viewingAs(name)}
        action={
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            disabled={isEnding}
            onClick={() => void end()}
          >
            {SHELL_TEXTS.endView}
          </Button>
        }
      />
    </Box>
  );
}
