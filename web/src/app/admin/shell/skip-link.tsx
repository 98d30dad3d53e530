import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import Box from '@mui/material/Box';

/** Lets keyboard users skip the navigation; visible while focused. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <Box
      component="a"
      href={`#${targetId}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {SHELL_TEXTS.skipToContent}
    </Box>
  );
}
