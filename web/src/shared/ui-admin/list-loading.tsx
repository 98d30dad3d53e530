import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIsOnline } from '../hooks/use-is-online';
import { EmptyState } from './empty-state';

/** Shown in place of data that was never read while offline; the data loads by itself once the connection is back. */
export const OfflineState = () => (
  <EmptyState icon={<CloudOffIcon />} title={KIT_TEXTS.offlineTitle} description={KIT_TEXTS.offlineBody} />
);

/** Placeholder of a list: `children` while it loads; offline it says why nothing appears. */
export function ListLoading({ children }: { children: ReactNode }) {
  const isOnline = useIsOnline();
  return (
    <Box
      role="status"
      aria-busy={isOnline}
      aria-label={isOnline ? KIT_TEXTS.loading : undefined}
      sx={{ flex: 1 }}
    >
      {isOnline ? children : <OfflineState />}
    </Box>
  );
}
