import { PROFILE_LIST_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import { Outlet, useLocation } from 'react-router-dom';
import { environment } from '../../../shared/config/environment';
import { useStaff } from '../../../shared/staff/session-context';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import { permittedGroups } from './profile-groups';
import { ProfileList } from './profile-list';
import { ProfileSelect } from './profile-select';

/** Frame of /admin/profile/*: a side list of pages, on narrow screens a select above (S2.7). */
export function ProfileLayout() {
  const { pathname } = useLocation();
  const groups = permittedGroups(useStaff(), environment().defaultLibraryId);
  return (
    <Box
      {...PRINT.flow}
      sx={{ display: 'flex', flex: 1, minHeight: 0, flexDirection: { xs: 'column', md: 'row' } }}
    >
      <Box
        component="nav"
        aria-label={PROFILE_LIST_TEXTS.list}
        sx={{
          flex: 'none',
          width: { md: 232 },
          overflowY: { md: 'auto' },
          p: { xs: 1.5, md: 2 },
          bgcolor: 'background.paper',
          borderColor: 'divider',
          borderStyle: 'solid',
          borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
        }}
      >
        <Box sx={{ display: { md: 'none' } }}>
          <ProfileSelect groups={groups} pathname={pathname} />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <ProfileList groups={groups} pathname={pathname} />
        </Box>
      </Box>
      <Box
        {...PRINT.flow}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 0,
          // Holds what is visually hidden, which would otherwise make the document scroll.
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          overflowY: 'auto',
        }}
      >
        <Outlet />
      </Box>
    </Box>
  );
}
