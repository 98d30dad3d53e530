import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { refusalText } from '../api/refusal-text';
import { type Change, useChange } from '../requests/use-change';
import { useToasts } from '../ui-admin/toasts';
import { type Block, sendBlock, sendUnblock } from './blocked-sender-calls';

interface BlockChanges {
  /** resolves to whether the sender is blocked now */
  readonly block: (block: Block) => Promise<boolean>;
  readonly unblock: (sender: string) => Promise<boolean>;
  readonly isRunning: boolean;
}

/** A step back needs no way back itself. */
type Step<Input> = Input & { readonly hasUndo: boolean };

/** Blocks and unblocks senders, says what came of it, and can take each back. @param reload shows the list anew */
export function useBlockChanges(reload: () => Promise<void>): BlockChanges {
  const toasts = useToasts();
  const onRefused = (error: Error) => toasts.error(refusalText(error, BLOCKED_TEXTS.failed));
  const blocking: Change<Step<Block>> = useChange({
    name: 'sender-not-blocked',
    run: (step: Step<Block>) => sendBlock(step),
    onDone: ({ sender, is_new: isNew }, { hasUndo }) => {
      void reload();
      if (!isNew) return toasts.info(BLOCKED_TEXTS.alreadyBlocked(sender));
      const undo = () => void unblocking.run({ sender, hasUndo: false });
      const action = hasUndo ? { label: BLOCKED_TEXTS.undo, run: undo } : undefined;
      toasts.success(BLOCKED_TEXTS.blocked(sender), action);
    },
    onRefused,
  });
  const unblocking: Change<Step<{ readonly sender: string }>> = useChange({
    name: 'sender-not-unblocked',
    run: ({ sender }: Step<{ readonly sender: string }>) => sendUnblock(sender),
    onDone: ({ sender, was_blocked: wasBlocked, reason }, { hasUndo }) => {
      void reload();
      const undo = () => void blocking.run({ sender, reason, hasUndo: false });
      const action = hasUndo && wasBlocked ? { label: BLOCKED_TEXTS.undo, run: undo } : undefined;
      toasts.success(BLOCKED_TEXTS.unblocked(sender), action);
    },
    onRefused,
  });
  return {
    block: (block) => blocking.run({ ...block, hasUndo: true }),
    unblock: (sender) => unblocking.run({ sender, hasUndo: true }),
    isRunning: blocking.isRunning || unblocking.isRunning,
  };
}
