import { isViewing } from '@harborline/domain/team/standing';
import Box from '@mui/material/Box';
import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useActingLimit, useFollowSwitch, useIsSwitching } from '../../../features/agency';
import { prepareLogOut, sessionFirestore } from '../../../features/session/signed-in';
import { LateDesktopAlerts } from '../../../features/settings';
import { lateComponent } from '../../../shared/hooks/late-component';
import { LibraryProvider } from '../../../shared/live/library-context';
import { StaffFirebaseProvider } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import { BannerStack } from './banner-stack';
import { MainNav } from './main-nav';
import { ProfileAlert } from './profile-alert';
import { SkipLink } from './skip-link';
import { SwitchingScreen } from './switching-screen';
import { TopBar } from './top-bar';
import { useKeptMessages } from './use-kept-messages';
import { useLiveSession } from './use-live-session';
import { useOfflineShell } from './use-offline-shell';

const MAIN_ID = 'main';

const ViewAsBar = lateComponent(async () => (await import('./view-as-bar')).ViewAsBar);

/** The area of the screens; while switching libraries, neither library's screen is shown. */
function Main() {
  const isSwitching = useIsSwitching();
  return (
    <Box
      component="main"
      id={MAIN_ID}
      {...PRINT.flow}
      tabIndex={-1}
      sx={{
        flex: 1,
        minHeight: 0,
        // What is visually hidden scrolls with its screen; otherwise it makes the document scroll into nothing.
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        outline: 0,
        overflowY: 'auto',
      }}
    >
      {isSwitching ? <SwitchingScreen /> : <Outlet />}
    </Box>
  );
}

function Frame() {
  const user = useStaff();
  useLiveSession();
  useKeptMessages();
  useOfflineShell();
  useActingLimit();
  useFollowSwitch();
  useEffect(prepareLogOut, []);
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <Box
        {...PRINT.flow}
        sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', md: 'row' }, height: '100dvh' }}
      >
        <MainNav />
        <Box
          {...PRINT.flow}
          sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}
        >
          <TopBar />
          {isViewing(user) && (
            <Suspense>
              <ViewAsBar />
            </Suspense>
          )}
          <BannerStack />
          <ProfileAlert />
          <Main />
        </Box>
      </Box>
      <LateDesktopAlerts />
    </>
  );
}

/** Frame of every screen behind the sign-in: navigation, banners, and the data services of the session. */
export function AdminShell() {
  const [firestore] = useState(sessionFirestore);
  const { support_lib_id: libraryId } = useStaff();
  return (
    <StaffFirebaseProvider firestore={firestore}>
      <LibraryProvider libraryId={libraryId}>
        <Frame />
      </LibraryProvider>
    </StaffFirebaseProvider>
  );
}
