import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListLine } from './list-line';

/** In place of the list where what it lists, or its code, could not be loaded. */
export const ListFailed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
    <ListLine text={text} />
    <Button size="small" onClick={onRetry}>
      {KIT_TEXTS.retry}
    </Button>
  </Box>
);
