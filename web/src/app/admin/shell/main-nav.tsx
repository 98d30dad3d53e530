import { landingFor } from '@harborline/domain/session/landing';
import { shownRole } from '@harborline/domain/team/standing';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LibrarySwitcher } from '../../../features/agency';
import { FeedBell } from '../../../features/feed';
import { HelpPanel } from '../../../features/help-panel';
import { ProfileMenu } from '../../../features/profile';
import { APP_VERSION } from '../../../shared/config/version';
import { ADMIN_PATTERNS } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { BELOW_TOASTS } from '../../../shared/ui-admin/below-toasts';
import { BrandMark } from '../../../shared/ui-admin/brand-mark';
import { activeIcon, type NavEntry } from '../nav-entries';
import { preload } from '../routes';
import { CommandButton } from './command-button';
import { MorePages } from './more-pages';
import { NAV_ICONS } from './nav-icons';
import { NavItem } from './nav-item';
import { ScrollingEntries } from './scrolling-entries';
import { useNavEntries } from './use-nav-entries';
import { useQueueCount } from './use-queue-count';

/** Number of entries that fit a phone's bar; if there are more, the last slot opens the rest. */
const BAR_ENTRIES = 3;

function Logo() {
  const role = shownRole(useStaff());
  return (
    <Box
      component={Link}
      to={landingFor(role)}
      aria-label={SHELL_TEXTS.homeLink}
      sx={{
        flex: 'none',
        mb: 0.75,
        borderRadius: 1,
        lineHeight: 0,
        '&:focus-visible': { outlineColor: 'surface.railFocus', outlineOffset: 1 },
      }}
    >
      <BrandMark size={34} />
    </Box>
  );
}

interface FrameProps {
  children: ReactNode;
}

function Rail({ children }: FrameProps) {
  return (
    <Box
      component="nav"
      aria-label={SHELL_TEXTS.mainNavigation}
      sx={{
        flex: 'none',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 0.25,
        width: 76,
        pt: 1.25,
        pb: 0.75,
        bgcolor: 'surface.rail',
        color: 'surface.railText',
      }}
    >
      {children}
    </Box>
  );
}

/** The bar at the bottom of a phone; hidden while a thread is open, to give it room. */
function Bar({ children }: FrameProps) {
  const { pathname, search } = useLocation();
  const isThreadOpen = pathname === ADMIN_PATTERNS.inbox && new URLSearchParams(search).has('conversation');
  return (
    <Box
      component="nav"
      aria-label={SHELL_TEXTS.mainNavigation}
      {...BELOW_TOASTS}
      sx={{
        flex: 'none',
        display: isThreadOpen ? 'none' : 'flex',
        alignItems: 'center',
        justifyContent: 'space-around',
        px: 0.5,
        pt: 0.5,
        pb: 'max(4px, env(safe-area-inset-bottom))',
        bgcolor: 'surface.rail',
        color: 'surface.railText',
      }}
    >
      {children}
    </Box>
  );
}

/** The main navigation (S2.8): a rail at the side, on narrow screens a bar at the bottom. */
export function MainNav() {
  const { pathname } = useLocation();
  const entries = useNavEntries();
  const queueCount = useQueueCount();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const active = activeIcon(pathname);

  const item = ({ icon, label, to, route }: NavEntry) => (
    <NavItem
      key={icon}
      to={to}
      label={label}
      icon={NAV_ICONS[icon]}
      isActive={icon === active}
      count={icon === 'inbox' ? queueCount : 0}
      onIntent={() => preload(route)}
    />
  );

  if (!isWide) {
    const isFitting = entries.length <= BAR_ENTRIES;
    const shown = isFitting ? entries : entries.slice(0, BAR_ENTRIES - 1);
    return (
      <Bar>
        {shown.map(item)}
        {!isFitting && <MorePages entries={entries.slice(BAR_ENTRIES - 1)} active={active} />}
        <LibrarySwitcher />
        <CommandButton />
        <FeedBell />
        <HelpPanel />
        <ProfileMenu />
      </Bar>
    );
  }
  return (
    <Rail>
      <Logo />
      <LibrarySwitcher />
      <CommandButton />
      <ScrollingEntries>{entries.map(item)}</ScrollingEntries>
      <FeedBell />
      <HelpPanel />
      <ProfileMenu />
      <Box
        component="footer"
        aria-label={SHELL_TEXTS.version(APP_VERSION)}
        sx={{ flex: 'none', mt: 0.5, fontSize: '0.625rem', opacity: 0.8 }}
      >
        {APP_VERSION}
      </Box>
    </Rail>
  );
}
