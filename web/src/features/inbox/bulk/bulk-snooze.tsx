import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import SnoozeIcon from '@mui/icons-material/SnoozeRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useRef, useState } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { untilText } from '../snooze/ask-snooze';
import { useTicketKey } from '../use-ticket-key';
import type { RunningStep } from './use-bulk-step';

const SnoozeMenu = lateComponent(async () => (await import('../snooze/snooze-menu')).SnoozeMenu);

/** Snoozes the selected tickets (D-119). */
export function BulkSnooze({ run }: Pick<RunningStep, 'run'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setWasOpened(true);
    setAnchor(button.current);
  };
  useTicketKey('z', open, { isFirst: true });
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={SNOOZE_TEXTS.snooze}
        title={SNOOZE_TEXTS.snoozeHint}
        onClick={open}
      >
        <SnoozeIcon fontSize="small" />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <SnoozeMenu
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onChoose={(until) =>
              run({ kind: 'snooze', ...(until !== null && { until: until.toISOString() }) }, (count) =>
                BULK_TEXTS.snoozed(count, untilText(until)),
              )
            }
          />
        </Suspense>
      )}
    </>
  );
}
