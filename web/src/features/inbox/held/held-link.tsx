import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import ChevronRightIcon from '@mui/icons-material/ChevronRightRounded';
import PanToolIcon from '@mui/icons-material/PanToolOutlined';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { watchHasHeld } from './watch-has-held';

/** Link from the list to the held requests; hidden while there are none. */
export function HeldLink({ isCurrent }: { isCurrent: boolean }) {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const { live } = useSubscription(useMemo(() => watchHasHeld(firestore, libraryId), [firestore, libraryId]));
  if (live.status !== 'ready' || !live.data) return null;
  return (
    <Box
      component={Link}
      to={adminLinks.heldRequests()}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 2,
        py: 1.25,
        typography: 'body2',
        fontWeight: 600,
        color: 'text.primary',
        textDecoration: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isCurrent ? 'surface.selected' : 'surface.note',
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <PanToolIcon fontSize="small" aria-hidden />
      <Box component="span" sx={{ flex: 1 }}>
        {INBOX_TEXTS.heldRequests}
      </Box>
      <ChevronRightIcon fontSize="small" aria-hidden />
    </Box>
  );
}
