import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import { Skeleton } from './skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A list that is being loaded. */
export function ListSkeleton({ height = 60 }: { height?: number }) {
  return (
    <Box role="status" aria-label={KIT_TEXTS.loading}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={height} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}
