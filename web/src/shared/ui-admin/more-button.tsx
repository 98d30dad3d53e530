import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Paging } from '../requests/loadable';

interface MoreButtonProps {
  label: string;
  paging?: Paging;
  onMore: () => void;
}

/** Loads the next page of a list. */
export function MoreButton({ label, paging = 'idle', onMore }: MoreButtonProps) {
  return (
    <Box sx={{ textAlign: 'center', mt: 2 }}>
      <Button variant="outlined" color="inherit" disabled={paging === 'loading'} onClick={onMore}>
        {paging === 'failed' ? KIT_TEXTS.retry : label}
      </Button>
    </Box>
  );
}
