import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { type DraftAction, type DraftActor, mayChangeDraft } from '@harborline/domain/tickets/draft-review';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { ChangesButton } from './changes-button';
import type { DraftStep } from './draft-calls';

interface DraftActionsProps {
  draft: ReplyDraft;
  actor: DraftActor;
  isRunning: boolean;
  /** every step but editing needs the connection */
  isOnline: boolean;
  /** whether the editor was there before, so that the keyboard goes on from its button */
  isAfterEditing: boolean;
  /** while the text has changed since it was read, nothing is decided about it */
  isStale: boolean;
  /** goes with an approval, or says what to change */
  comment: string;
  onStep: (step: DraftStep) => void;
  onEdit: () => void;
}

/** What the person may do with a draft now. */
export function DraftActions({
  draft,
  actor,
  isRunning,
  isOnline,
  isAfterEditing,
  isStale,
  comment,
  onStep,
  onEdit,
}: DraftActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { state } = draft;
  const may = (action: DraftAction) => mayChangeDraft(state, action, actor);
  const button = (label: string, onClick: () => void, looks: ButtonProps = {}) => (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      disabled={isRunning || !isOnline}
      {...looks}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const decides = { disabled: isRunning || isStale || !isOnline };
  const edits = { disabled: isRunning || isStale, autoFocus: isAfterEditing };
  const first = { ...decides, variant: 'contained', color: 'primary' } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {may('approve') && button(DRAFT_TEXTS.approve, () => onStep({ action: 'approve', comment }), first)}
      {may('send') &&
        button(
          state === 'submitted' ? DRAFT_TEXTS.approveAndSend : DRAFT_TEXTS.send,
          () => onStep({ action: 'send' }),
          state === 'submitted' ? decides : first,
        )}
      {may('request-changes') &&
        button(DRAFT_TEXTS.requestChanges, () => onStep({ action: 'request-changes', comment }), decides)}
      {may('submit') && button(DRAFT_TEXTS.edit, onEdit, edits)}
      {may('submit') &&
        state === 'editing' &&
        button(DRAFT_TEXTS.resubmit, () => onStep({ action: 'submit', text: draft.text }), first)}
      {may('withdraw') && button(DRAFT_TEXTS.withdraw, () => onStep({ action: 'withdraw' }))}
      {may('discard') && button(DRAFT_TEXTS.discard, () => setIsAsking(true))}
      {draft.version > 1 && <ChangesButton draft={draft} />}
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={DRAFT_TEXTS.discardTitle}
        description={DRAFT_TEXTS.discardBody}
        confirmLabel={DRAFT_TEXTS.discard}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onStep({ action: 'discard' });
        }}
      />
    </Box>
  );
}
