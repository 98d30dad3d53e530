import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import Button from '@mui/material/Button';
import { useIsOnline } from '../../../shared/hooks/use-is-online';

/** Takes a message back that waits for a connection (D-128). With one it is on its way, which nobody can stop. */
export function WaitingFoot({ onCancel }: { onCancel: () => void }) {
  if (useIsOnline()) return null;
  return (
    <Button size="small" color="inherit" onClick={onCancel} sx={{ minHeight: 0, py: 0 }}>
      {OFFLINE_TEXTS.cancel}
    </Button>
  );
}
