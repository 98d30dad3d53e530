import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import { BrandMark } from '../../../shared/ui-admin/brand-mark';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

/** Matches the skeleton in admin.html. */
const BAR = { mb: 2, borderRadius: 1, bgcolor: 'divider' } as const;
const ROWS = ['a', 'b', 'c', 'd'];

/** The frame until the session is known, so that nothing jumps afterwards. */
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
      <Box component="main" aria-busy="true" sx={{ flex: 1, p: { xs: 2, sm: 3 } }}>
        <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
          {KIT_TEXTS.loading}
        </Box>
        <Box sx={{ ...BAR, width: 160, height: 28 }} />
        {ROWS.map((row) => (
          <Box key={row} sx={{ ...BAR, height: 44 }} />
        ))}
      </Box>
    </Box>
  );
}
