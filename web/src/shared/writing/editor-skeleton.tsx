import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import { Skeleton } from '../ui-admin/skeleton';

export function EditorSkeleton() {
  return (
    <Box
      role="status"
      aria-label={KIT_TEXTS.loading}
      sx={{ width: '100%', maxWidth: 1200, mx: 'auto', p: 3, pt: 11 }}
    >
      <Skeleton width="60%" height={48} />
      <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />
    </Box>
  );
}
