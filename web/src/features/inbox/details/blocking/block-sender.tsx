import { blockSender } from '@harborline/domain/api/inbox/blocked-senders';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { blockOf } from '@harborline/domain/tickets/blocked-senders';
import BlockIcon from '@mui/icons-material/BlockRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Block } from '../../../../shared/blocked-senders/blocked-sender-calls';
import { useBlockChanges } from '../../../../shared/blocked-senders/use-block-changes';
import { useBlockedSenders } from '../../../../shared/blocked-senders/use-blocked-senders';
import { useMay } from '../../../../shared/staff/use-may';
import { BlockDialog } from './block-dialog';
import { UnblockSender } from './unblock-sender';
import { useReplacedFocus } from './use-replaced-focus';

/** Whether the address of a visitor is blocked, and the way to change that (D-101). */
export function BlockSender({ email }: { email: string }) {
  const mayBlock = useMay(blockSender);
  const { state, reload } = useBlockedSenders();
  const { block, unblock, isRunning } = useBlockChanges(reload);
  const [isAsking, setIsAsking] = useState(false);
  const found = state.status === 'ready' ? blockOf(state.data, email) : undefined;
  const { button, onBegin } = useReplacedFocus(found?.sender ?? '');
  // Without the list nothing is offered: it may be blocked already.
  if (state.status !== 'ready') return null;
  const begin = (chosen: Block) => {
    onBegin();
    return block(chosen);
  };
  if (found === undefined)
    return (
      mayBlock && (
        <>
          <Button
            ref={button}
            size="small"
            color="inherit"
            startIcon={<BlockIcon />}
            sx={{ mt: 1, ml: -1 }}
            onClick={() => setIsAsking(true)}
          >
            {BLOCKED_TEXTS.block}
          </Button>
          {isAsking && (
            <BlockDialog email={email} isBusy={isRunning} block={begin} onClose={() => setIsAsking(false)} />
          )}
        </>
      )
    );
  return (
    <Box sx={{ mt: 1, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5 }}>
      <Chip size="small" icon={<BlockIcon />} label={BLOCKED_TEXTS.isBlocked} />
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {BLOCKED_TEXTS.isBlockedBy(found.sender)}
      </Typography>
      {mayBlock && (
        <UnblockSender
          sender={found.sender}
          isBusy={isRunning}
          button={button}
          onUnblock={() => {
            onBegin();
            void unblock(found.sender);
          }}
        />
      )}
    </Box>
  );
}
