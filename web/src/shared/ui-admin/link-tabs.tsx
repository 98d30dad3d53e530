import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';

export interface LinkTab {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  readonly isCurrent: boolean;
}

/**
 * Filters kept in the URL: links that look like tabs, so that each can open in another tab. Where there is no room for
 * all of them they scroll sideways, beginning at the current one.
 */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const current = tabs.find(({ isCurrent }) => isCurrent)?.key;
  const showCurrent = useCallback(
    (nav: HTMLElement | null) => {
      const tab = current === undefined ? null : nav?.querySelector('[aria-current]');
      tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [current],
  );
  return (
    <Box
      component="nav"
      ref={showCurrent}
      aria-label={label}
      sx={{ display: 'flex', gap: 0.5, maxWidth: '100%', overflowX: 'auto', whiteSpace: 'nowrap' }}
    >
      {tabs.map(({ key, label: text, to, isCurrent }) => (
        <Box
          key={key}
          component={Link}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          sx={{
            px: 1.25,
            py: 1.125,
            typography: 'button',
            color: isCurrent ? 'primary.main' : 'text.secondary',
            textDecoration: 'none',
            boxShadow: isCurrent ? 'inset 0 -2px currentColor' : 'none',
            '&:hover': { color: isCurrent ? 'primary.main' : 'text.primary' },
            '&:focus-visible': { outlineOffset: -2, borderRadius: 1 },
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
