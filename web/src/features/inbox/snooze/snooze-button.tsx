import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import SnoozeIcon from '@mui/icons-material/SnoozeRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect, useRef, useState } from 'react';
import { offerSnooze } from '../../../shared/commands/snooze-target';
import { lateComponent } from '../../../shared/hooks/late-component';
import type { NextSnooze } from '../status/next-status';
import { useTicketKey } from '../use-ticket-key';

const SnoozeMenu = lateComponent(async () => (await import('./snooze-menu')).SnoozeMenu);

interface SnoozeButtonProps {
  /** id of the last message of the ticket */
  readonly lastMessageId: string;
  readonly onChoose: (snooze: NextSnooze) => void;
}

/** Opens the times to snooze the ticket until, which the key Z and the command bar do, too (D-119). */
export function SnoozeButton({ lastMessageId, onChoose }: SnoozeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A message may come while somebody looks for a date.
  const [follows, setFollows] = useState<string | null>(null);
  const open = () => {
    setFollows(lastMessageId);
    setAnchor(button.current);
  };
  useEffect(() => offerSnooze(open));
  useTicketKey('z', open);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={SNOOZE_TEXTS.snooze}
        title={SNOOZE_TEXTS.snoozeHint}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={open}
      >
        <SnoozeIcon />
      </IconButton>
      {follows !== null && (
        <Suspense>
          <SnoozeMenu
            anchor={anchor}
            onChoose={(until) => onChoose({ until, follows })}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
