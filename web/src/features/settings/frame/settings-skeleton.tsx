import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { OfflineState } from '../../../shared/ui-admin/list-loading';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

/** Placeholder for a page's sections while they load. */
export function SettingsSkeleton({ sections = 2 }: { sections?: number }) {
  if (!useIsOnline()) return <OfflineState />;
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 3 }}>
      <Box component="p" role="status" sx={VISUALLY_HIDDEN}>
        {SETTINGS_TEXTS.loading}
      </Box>
      {Array.from({ length: sections }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and they never change places
        <Skeleton key={index} variant="rounded" height={220} />
      ))}
    </Box>
  );
}
