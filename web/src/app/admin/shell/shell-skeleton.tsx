import Box from '@mui/material/Box';
import { BrandMark } from '../../../shared/ui-admin/brand-mark';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

/** The frame before it is known who is there, so that nothing jumps once it is. */
export function ShellSkeleton() {
  return (
    <Box sx={{ display: 'flex', height: '100dvh', flexDirection: { xs: 'column-reverse', md: 'row' } }}>
      <Box
        sx={{
          bgcolor: 'surface.rail',
          width: { md: 76 },
          height: { xs: 60, md: 'auto' },
          display: 'flex',
          justifyContent: 'center',
          pt: { md: 1.5 },
        }}
      >
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <BrandMark size={36} />
        </Box>
      </Box>
      <Box component="main" aria-busy="true" sx={{ flex: 1 }}>
        <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
          Loading
        </Box>
      </Box>
    </Box>
  );
}
