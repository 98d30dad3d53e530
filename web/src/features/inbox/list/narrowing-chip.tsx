import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';

interface NarrowingChipProps {
  /** how the list differs from its usual self */
  readonly label: string;
  /** what the link does, for those who do not see the cross */
  readonly clearLabel: string;
  /** the list as it usually is */
  readonly to: string;
}

/** Above a list: says that it is narrowed or sorted, and leads back. */
export function NarrowingChip({ label, clearLabel, to }: NarrowingChipProps) {
  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Chip
        size="small"
        color="primary"
        variant="outlined"
        clickable
        component={Link}
        to={to}
        aria-label={clearLabel}
        icon={<CloseIcon />}
        label={<bdi>{label}</bdi>}
        sx={{ maxWidth: '100%' }}
      />
    </Box>
  );
}
