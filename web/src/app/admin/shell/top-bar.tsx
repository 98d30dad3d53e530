import type { NavIcon } from '@harborline/domain/permissions/table';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { useTopBarSetting } from '../../../features/profile';
import { useLogOut } from '../../../features/session';
import { activeIcon } from '../nav-entries';
import { preload } from '../routes';
import { useNavEntries } from './use-nav-entries';

const LABELS: Partial<Record<NavIcon, string>> = {
  articles: SHELL_TEXTS.topBar.content,
  contactForm: SHELL_TEXTS.topBar.contactForm,
  newsFlash: SHELL_TEXTS.topBar.newsFlash,
  reports: SHELL_TEXTS.topBar.statistics,
};
const ORDER: readonly NavIcon[] = ['articles', 'contactForm', 'newsFlash', 'reports'];

/** Content, Contact Form, NewsFlash, Statistics and Logout; hidden unless the user enabled it (S2.8-16). */
export function TopBar() {
  const [isShown] = useTopBarSetting();
  const entries = useNavEntries();
  const active = activeIcon(useLocation().pathname);
  const logOut = useLogOut();
  if (!isShown) return null;
  const shown = ORDER.flatMap((icon) => entries.filter((entry) => entry.icon === icon));
  return (
    <Box
      component="nav"
      aria-label={SHELL_TEXTS.showTopBar}
      sx={{
        flex: 'none',
        display: 'flex',
        gap: 0.5,
        px: 1,
        py: 0.5,
        overflowX: 'auto',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {shown.map(({ icon, to, route }) => (
        <Button
          key={icon}
          component={Link}
          to={to}
          size="small"
          color={icon === active ? 'primary' : 'inherit'}
          aria-current={icon === active ? 'page' : undefined}
          onPointerEnter={() => preload(route)}
          onFocus={() => preload(route)}
          sx={{ flex: 'none' }}
        >
          {LABELS[icon]}
        </Button>
      ))}
      <Button
        size="small"
        color="inherit"
        onClick={(event) => void logOut(event.nativeEvent)}
        sx={{ flex: 'none', ml: 'auto' }}
      >
        {SHELL_TEXTS.topBar.logout}
      </Button>
    </Box>
  );
}
