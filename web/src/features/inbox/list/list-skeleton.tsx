import Box from '@mui/material/Box';
import { ListLoading } from '../../../shared/ui-admin/list-loading';
import { Skeleton } from '../../../shared/ui-admin/skeleton';

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder for the rows of a list. */
export function ListSkeleton() {
  return (
    <ListLoading>
      {SKELETON_ROWS.map((row) => (
        <Box key={row} sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton width="45%" />
          <Skeleton width="80%" />
          <Skeleton width="65%" />
        </Box>
      ))}
    </ListLoading>
  );
}
