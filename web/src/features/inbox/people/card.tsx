import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface CardProps {
  title: string;
  hint?: string;
  /** whether the content reaches the edges, as rows do */
  isFlush?: boolean;
  children: ReactNode;
}

/** A titled part of a page about people. */
export function Card({ title, hint, isFlush = false, children }: CardProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ px: 2, pt: 1.75, pb: isFlush ? 1.5 : 0 }}>
        <Typography id={titleId} variant="h2" sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {hint !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {hint}
          </Typography>
        )}
      </Box>
      {isFlush ? (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{children}</Box>
      ) : (
        <Box sx={{ px: 2, pt: 1.25, pb: 2 }}>{children}</Box>
      )}
    </Box>
  );
}
