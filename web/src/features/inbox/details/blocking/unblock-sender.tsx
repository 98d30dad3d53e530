import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import Button from '@mui/material/Button';
import { type RefObject, useState } from 'react';
import { ConfirmDialog } from '../../../../shared/ui-admin/confirm-dialog';

interface UnblockSenderProps {
  /** the entry that blocks: an address, or '@' and a domain */
  readonly sender: string;
  readonly isBusy: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onUnblock: () => void;
}

/** Lets a blocked sender go; asks first if others go with them. */
export function UnblockSender({ sender, isBusy, button, onUnblock }: UnblockSenderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isDomain = sender.startsWith('@');
  const press = () => (isDomain ? setIsAsking(true) : onUnblock());
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        // Not `disabled`: it would lose the focus.
        aria-disabled={isBusy}
        sx={{ ml: -1, overflowWrap: 'anywhere', textAlign: 'start', ...(isBusy && { opacity: 0.4 }) }}
        onClick={isBusy ? undefined : press}
      >
        {BLOCKED_TEXTS.unblockOf(sender)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={BLOCKED_TEXTS.unblockDomainTitle(sender.slice(1))}
        description={BLOCKED_TEXTS.unblockDomainMeans}
        confirmLabel={BLOCKED_TEXTS.unblock}
        onConfirm={() => {
          setIsAsking(false);
          onUnblock();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
