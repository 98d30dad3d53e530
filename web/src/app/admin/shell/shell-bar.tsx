import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Severity of a bar. */
export type ShellBarTone = 'strong' | 'warning' | 'calm';

const COLORS: Record<ShellBarTone, { bgcolor: string; color: string; borderColor: string }> = {
  strong: { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  warning: { bgcolor: 'surface.note', color: 'surface.noteText', borderColor: 'surface.noteBorder' },
  calm: { bgcolor: 'surface.selected', color: 'text.primary', borderColor: 'divider' },
};

interface ShellBarProps {
  tone: ShellBarTone;
  icon: ReactNode;
  text: string;
  action?: ReactNode;
}

/** A line across the top of the workspace, with its actions. */
export function ShellBar({ tone, icon, text, action }: ShellBarProps) {
  return (
    <Box
      sx={{
        borderBottom: 1,
        ...COLORS[tone],
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 1.25,
        px: { xs: 1.5, md: 2 },
        py: 0.5,
        minHeight: 40,
        typography: 'body2',
        fontWeight: 550,
        '& > svg': { flex: 'none', fontSize: 18 },
      }}
    >
      {icon}
      <Box component="span" sx={{ flex: { xs: '1 1 180px', sm: 1 }, minWidth: 0 }}>
        {text}
      </Box>
      {action !== undefined && <Box sx={{ flex: 'none', display: 'flex', gap: 0.5 }}>{action}</Box>}
    </Box>
  );
}
