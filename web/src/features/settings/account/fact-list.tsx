import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** why it cannot be changed here */
  readonly hint?: string;
}

/** Read-only facts. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {facts.map(({ label, value, hint }) => (
        <div key={label}>
          <Typography component="dt" variant="subtitle2">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
          {hint !== undefined && (
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
              {hint}
            </Typography>
          )}
        </div>
      ))}
    </Box>
  );
}
