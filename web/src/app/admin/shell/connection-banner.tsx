import { ADMIN_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import { useConnection } from './use-connection';

/** Says when the connection is lost and when it is back (S2.8-17, S2.8-18); there is nothing to dismiss. */
export function ConnectionBanner() {
  const connection = useConnection();
  const isLost = connection === 'lost';
  return (
    <Box role="status">
      {connection !== 'fine' && (
        <Box
          sx={{
            px: 2,
            py: 0.75,
            textAlign: 'center',
            typography: 'body2',
            fontWeight: 550,
            bgcolor: isLost ? 'surface.note' : 'surface.selected',
            color: isLost ? 'surface.noteText' : 'text.primary',
            borderBottom: 1,
            borderColor: isLost ? 'surface.noteBorder' : 'divider',
          }}
        >
          {isLost ? ADMIN_TEXTS.connectionLost : ADMIN_TEXTS.connectionBack}
        </Box>
      )}
    </Box>
  );
}
