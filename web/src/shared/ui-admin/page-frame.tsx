import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title';

/** Maximum widths of the content: a form, a list, or more than one column. */
const WIDTHS = { form: 760, list: 1080, wide: 1280 } as const;

interface PageFrameProps {
  title: string;
  intro?: string;
  /** main action, at the top right */
  action?: ReactNode;
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}

/** Frame of an admin page. It puts the title of every page at the same position. */
export function PageFrame({ title, intro, action, width = 'form', children }: PageFrameProps) {
  useDocumentTitle(title);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        width: '100%',
        maxWidth: WIDTHS[width],
        p: { xs: 2, sm: 3 },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2.5,
        }}
      >
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h1" sx={{ minHeight: 36, lineHeight: '36px' }}>
            {title}
          </Typography>
          {intro !== undefined && (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 560 }}>
              {intro}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}
