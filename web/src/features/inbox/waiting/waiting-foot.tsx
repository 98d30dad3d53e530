import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIsOnline } from '../../../shared/hooks/use-is-online';

interface WaitingFootProps {
  /** its first words, which tell several apart */
  readonly words: string;
  readonly isOnItsWay: boolean;
  readonly onCancel: () => void;
}

/** Takes a message back that waits for a connection (D-128). What was handed on before it was lost, nobody can stop. */
export function WaitingFoot({ words, isOnItsWay, onCancel }: WaitingFootProps) {
  if (useIsOnline()) return null;
  if (isOnItsWay)
    return (
      <Typography variant="caption" color="textSecondary">
        {OFFLINE_TEXTS.states['handed-on']}
      </Typography>
    );
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={OFFLINE_TEXTS.cancelOf(words)}
      onClick={onCancel}
      sx={{ minHeight: { xs: 44, md: 0 } }}
    >
      {OFFLINE_TEXTS.cancel}
    </Button>
  );
}
