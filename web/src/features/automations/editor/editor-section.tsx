import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface EditorSectionProps {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

/** One part of the page of an automation. */
export function EditorSection({ title, help, children }: EditorSectionProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {help !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {help}
          </Typography>
        )}
      </div>
      {children}
    </Paper>
  );
}
