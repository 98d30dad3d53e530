import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIsOnline } from '../hooks/use-is-online';
import { EmptyState } from './empty-state';

/** What cannot be read without a connection and was not read before; it comes by itself once there is one. */
export const OfflineState = () => (
  <EmptyState icon={<CloudOffIcon />} title={KIT_TEXTS.offlineTitle} description={KIT_TEXTS.offlineBody} />
);

/** A list that is not there yet: `children` while it is being loaded; offline it says why nothing comes. */
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
