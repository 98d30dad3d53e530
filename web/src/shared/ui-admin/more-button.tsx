import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface MoreButtonProps {
  label: string;
  paging?: 'idle' | 'loading' | 'failed';
  onMore: () => void;
}

/** The next page of a list. */
export function MoreButton({ label, paging = 'idle', onMore }: MoreButtonProps) {
  return (
    <Box sx={{ textAlign: 'center', mt: 2 }}>
      <Button variant="outlined" color="inherit" disabled={paging === 'loading'} onClick={onMore}>
        {paging === 'failed' ? 'Try again' : label}
      </Button>
    </Box>
  );
}
