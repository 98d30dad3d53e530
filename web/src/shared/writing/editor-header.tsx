import ArrowBackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { VISUALLY_HIDDEN } from '../ui-admin/visually-hidden';
import { useHeightVariable } from './use-height-variable';

interface EditorHeaderProps {
  /** for screen readers; visually, the text's own title is enough */
  title: string;
  /** the list that the text is in */
  back: { to: string; label: string };
  chip: ReactNode;
  saveText: string;
  /** who else has the text open */
  people?: ReactNode;
  /** a pending decision, such as a conflict; stays in view with the bar */
  notice?: ReactNode;
  children: ReactNode;
}

/** Bar above an editor: back link, state of the text, actions. Stays in view while the text scrolls. */
export function EditorHeader({ title, back, chip, saveText, people, notice, children }: EditorHeaderProps) {
  const ref = useRef<HTMLElement>(null);
  useHeightVariable(ref, '--editor-header-height');
  return (
    <Box
      component="header"
      ref={ref}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 3,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 64, px: { xs: 1, sm: 2 } }}>
        <Box component="h1" sx={VISUALLY_HIDDEN}>
          {title}
        </Box>
        <IconButton component={Link} to={back.to} aria-label={back.label}>
          <ArrowBackIcon />
        </IconButton>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            alignItems: { sm: 'center' },
            columnGap: 1,
          }}
        >
          <span>{chip}</span>
          <Typography role="status" variant="caption" color="textSecondary" noWrap sx={{ minWidth: 0 }}>
            {saveText}
          </Typography>
        </Box>
        {people}
        <Box sx={{ display: 'flex', gap: 1, flex: 'none' }}>{children}</Box>
      </Box>
      {notice}
    </Box>
  );
}
