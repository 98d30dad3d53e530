import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import ArrowBackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface HeaderFrameProps {
  /** the list, which narrow screens show in place of the thread */
  backTo: string;
  /** lets what does not fit go on in a second line */
  isWrapped?: boolean;
  children: ReactNode;
}

/** The line above a thread, with the way back to its list on narrow screens. */
export function HeaderFrame({ backTo, isWrapped = false, children }: HeaderFrameProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: isWrapped ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 64,
        px: { xs: 1, sm: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        component={Link}
        to={backTo}
        aria-label={INBOX_TEXTS.backToList}
        sx={{ display: { md: 'none' } }}
      >
        <ArrowBackIcon />
      </IconButton>
      {children}
    </Box>
  );
}
