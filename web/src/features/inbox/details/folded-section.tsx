import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';

interface FoldedSectionProps {
  title: string;
  /** beside the title, also while the section is folded */
  summary?: ReactNode;
  /** made only while the section is open, so that nothing is read before */
  children: ReactNode;
}

/** A section of the details that opens on demand. */
export function FoldedSection({ title, summary, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const titleId = useId();
  const summaryId = useId();
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Typography
        variant="overline"
        color="textSecondary"
        component="h3"
        sx={{ position: 'relative', display: 'block' }}
      >
        <ButtonBase
          aria-labelledby={titleId}
          aria-describedby={summary === undefined ? undefined : summaryId}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => setOpen(!isOpen)}
          sx={{
            width: '100%',
            minHeight: 44,
            gap: 1,
            font: 'inherit',
            letterSpacing: 'inherit',
            textTransform: 'inherit',
          }}
        >
          <Box component="span" id={titleId} sx={{ flex: 1, textAlign: 'start' }}>
            {title}
          </Box>
          <ExpandMoreIcon
            fontSize="small"
            sx={{
              transform: isOpen ? 'rotate(180deg)' : 'none',
              transition: (theme) => theme.transitions.create('transform', { duration: 120 }),
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          />
        </ButtonBase>
        {summary !== undefined && (
          // Beside the button, which is named by the title alone; clicks go through to it.
          <Box
            component="span"
            id={summaryId}
            sx={{
              position: 'absolute',
              insetBlock: 0,
              insetInlineEnd: 28,
              display: 'flex',
              alignItems: 'center',
              pointerEvents: 'none',
            }}
          >
            {summary}
          </Box>
        )}
      </Typography>
      {isOpen && (
        <Box id={contentId} sx={{ pt: 0.75, pb: 2 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
