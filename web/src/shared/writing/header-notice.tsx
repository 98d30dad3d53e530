import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
  readonly isMain?: boolean;
}

interface HeaderNoticeProps {
  severity: AlertColor;
  text: string;
  actions: readonly NoticeAction[];
}

/** A line below the editor's bar that asks for a decision and stays in view until it is made. */
export function HeaderNotice({ severity, text, actions }: HeaderNoticeProps) {
  return (
    <Alert
      severity={severity}
      square
      sx={{ py: 0.25, px: { xs: 1.5, sm: 3 }, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box component="span" sx={{ flex: '1 1 320px' }}>
          {text}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {actions.map(({ label, run, isMain = false }) => (
            <Button
              key={label}
              size="small"
              color="inherit"
              variant={isMain ? 'outlined' : 'text'}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </Box>
      </Box>
    </Alert>
  );
}
