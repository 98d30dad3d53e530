import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import BackIcon from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface ActingPanelProps {
  name: string;
  isBusy: boolean;
  onSwitchBack: () => void;
}

/** Where somebody inside a child library is, and the way back (S2.8-22). */
export function ActingPanel({ name, isBusy, onSwitchBack }: ActingPanelProps) {
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="h3" component="p" sx={{ mb: 1.5 }}>
        {name}
      </Typography>
      <Button fullWidth variant="contained" startIcon={<BackIcon />} disabled={isBusy} onClick={onSwitchBack}>
        {AGENCY_TEXTS.switchBack}
      </Button>
    </Box>
  );
}
