import Box from '@mui/material/Box';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useStaff } from '../../../features/session';
import { sessionFirestore } from '../../../features/session/data/watch-profile';
import { LibraryProvider } from '../../../shared/live/library-context';
import { StaffFirebaseProvider } from '../../../shared/live/staff-firebase';
import { ConnectionBanner } from './connection-banner';
import { MainNav } from './main-nav';
import { SkipLink } from './skip-link';
import { usePresence } from './use-presence';

const MAIN_ID = 'main';

/** Frame of every screen behind the sign-in: navigation, banners, and the data services of the session. */
export function AdminShell() {
  const [firestore] = useState(sessionFirestore);
  const { support_lib_id: libraryId } = useStaff();
  usePresence();
  return (
    <StaffFirebaseProvider firestore={firestore}>
      <LibraryProvider libraryId={libraryId}>
        <SkipLink targetId={MAIN_ID} />
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', md: 'row' }, height: '100dvh' }}>
          <MainNav />
          <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
            <ConnectionBanner />
            <Box
              component="main"
              id={MAIN_ID}
              tabIndex={-1}
              sx={{
                flex: 1,
                minHeight: 0,
                display: 'flex',
                flexDirection: 'column',
                outline: 0,
                overflowY: 'auto',
              }}
            >
              <Outlet />
            </Box>
          </Box>
        </Box>
      </LibraryProvider>
    </StaffFirebaseProvider>
  );
}
