import { blockSender } from '@harborline/domain/api/inbox/blocked-senders';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { blockOf } from '@harborline/domain/tickets/blocked-senders';
import BlockIcon from '@mui/icons-material/BlockRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useBlockChanges } from '../../../../shared/blocked-senders/use-block-changes';
import { useBlockedSenders } from '../../../../shared/blocked-senders/use-blocked-senders';
import { useMay } from '../../../../shared/staff/use-may';
import { BlockDialog } from './block-dialog';

/** Whether the address of a visitor is blocked, and the way to change that (D-101). */
export function BlockSender({ email }: { email: string }) {
  const mayBlock = useMay(blockSender);
  const { state, reload } = useBlockedSenders();
  const { block, unblock, isRunning } = useBlockChanges(reload);
  const [isAsking, setIsAsking] = useState(false);
  // Without the list nothing is offered: it may be blocked already.
  if (state.status !== 'ready') return null;
  const found = blockOf(state.data, email);
  if (found === undefined)
    return (
      mayBlock && (
        <>
          <Button
            size="small"
            color="inherit"
            startIcon={<BlockIcon />}
            sx={{ mt: 1, ml: -1 }}
            onClick={() => setIsAsking(true)}
          >
            {BLOCKED_TEXTS.block}
          </Button>
          {isAsking && (
            <BlockDialog email={email} isBusy={isRunning} block={block} onClose={() => setIsAsking(false)} />
          )}
        </>
      )
    );
  return (
    <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip
        size="small"
        icon={<BlockIcon />}
        label={BLOCKED_TEXTS.isBlocked}
        title={BLOCKED_TEXTS.isBlockedBy(found.sender)}
      />
      {mayBlock && (
        <Button
          size="small"
          color="inherit"
          disabled={isRunning}
          aria-label={BLOCKED_TEXTS.unblockOf(found.sender)}
          onClick={() => void unblock(found.sender)}
        >
          {BLOCKED_TEXTS.unblock}
        </Button>
      )}
    </Box>
  );
}
