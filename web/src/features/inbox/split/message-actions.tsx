import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { PRINT } from '../../../shared/ui-admin/print-styles';

const MessageMenu = lateComponent(async () => (await import('./message-menu')).MessageMenu);

interface MessageActionsProps {
  /** of the message, as it is shown */
  time: string;
  onSplit: () => void;
}

/** Opens what can be done with a message of the visitor. */
export function MessageActions({ time, onSplit }: MessageActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <IconButton
        {...PRINT.none}
        size="small"
        aria-label={SPLIT_TEXTS.actions(time)}
        title={SPLIT_TEXTS.actions(time)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MessageMenu anchor={anchor} onSplit={onSplit} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
