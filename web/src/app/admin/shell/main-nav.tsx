import { isAllowed } from '@harborline/domain/permissions/decide';
import { landingFor } from '@harborline/domain/session/landing';
import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { ProfileMenu } from '../../../features/profile';
import { useStaff } from '../../../features/session';
import { APP_VERSION } from '../../../shared/config/version';
import { ADMIN_PATTERNS } from '../../../shared/routes/admin-links';
import { BrandMark } from '../../../shared/ui-admin/brand-mark';
import { activeIcon, NAV_ENTRIES } from '../nav-entries';
import { NAV_ICONS } from './nav-icons';
import { NavItem } from './nav-item';

/** Rail at the side, on narrow screens a bar at the bottom. An open thread gets the bar's room. */
export function MainNav() {
  const { permissions, agent_role } = useStaff();
  const { pathname, search } = useLocation();
  const isThreadOpen = pathname === ADMIN_PATTERNS.inbox && new URLSearchParams(search).has('conversation');
  const entries = NAV_ENTRIES.filter(({ requirement }) => isAllowed(permissions, requirement));
  const active = activeIcon(pathname);
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        flex: 'none',
        display: { xs: isThreadOpen ? 'none' : 'flex', md: 'flex' },
        flexDirection: { xs: 'row', md: 'column' },
        alignItems: 'center',
        justifyContent: { xs: 'space-around', md: 'flex-start' },
        gap: 0.5,
        width: { md: 72 },
        px: { xs: 1, md: 0 },
        py: { xs: 0.5, md: 1.5 },
        pb: { xs: 'max(4px, env(safe-area-inset-bottom))', md: 1.5 },
        bgcolor: 'surface.rail',
        color: 'surface.railText',
      }}
    >
      <Box
        component={Link}
        to={landingFor(agent_role)}
        aria-label="Harborline home"
        sx={{ display: { xs: 'none', md: 'block' }, mb: 2, borderRadius: 1, lineHeight: 0 }}
      >
        <BrandMark size={36} />
      </Box>
      {entries.map((entry) => (
        <NavItem
          key={entry.to}
          to={entry.to}
          label={entry.label}
          icon={NAV_ICONS[entry.icon]}
          isActive={entry.icon === active}
          onIntent={() => void entry.preload()}
        />
      ))}
      <Box sx={{ mt: { md: 'auto' } }}>
        <ProfileMenu />
      </Box>
      <Box
        component="footer"
        aria-label={`Version ${APP_VERSION}`}
        sx={{ display: { xs: 'none', md: 'block' }, mt: 1, fontSize: '0.625rem', opacity: 0.8 }}
      >
        {APP_VERSION}
      </Box>
    </Box>
  );
}
