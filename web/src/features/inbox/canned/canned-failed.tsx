import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CannedLine } from './canned-line';

/** In place of the list where its replies, or its code, could not be loaded. */
export const CannedFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
    <CannedLine text={CANNED_REPLY_TEXTS.loadFailed} />
    <Button size="small" onClick={onRetry}>
      {KIT_TEXTS.retry}
    </Button>
  </Box>
);
