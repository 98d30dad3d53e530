import { checkReply } from '@harborline/domain/canned-replies/check-reply';
import { isSharedReply } from '@harborline/domain/entities/canned-reply';
import { LIMITS } from '@harborline/domain/limits';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useRef, useState } from 'react';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';
import { VariableButtons } from '../../../shared/canned-replies/variable-buttons';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { ReplyDraft } from './save-canned-reply';

interface ReplyDialogProps {
  readonly initial: ReplyDraft;
  /** every other reply that this person uses */
  readonly others: readonly StoredReply[];
  readonly mayShare: boolean;
  /** @returns whether it was stored */
  readonly save: (draft: ReplyDraft) => Promise<boolean>;
  readonly onClose: () => void;
}

const isFullWith = (others: readonly StoredReply[], { isShared }: ReplyDraft): boolean =>
  others.filter((other) => isSharedReply(other) === isShared).length >= LIMITS.cannedReplies;

/** Title, shortcut and text of a canned reply, and who uses it. */
export function ReplyDialog({ initial, others, mayShare, save, onClose }: ReplyDialogProps) {
  const [draft, setDraft] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const set = (changes: Partial<ReplyDraft>) => setDraft((earlier) => ({ ...earlier, ...changes }));
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  const found = checkReply(
    draft,
    others.filter((other) => isSharedReply(other) === draft.isShared),
  );
  const errors = wasTried ? found : { shortcut: found.shortcut };
  const isFull = isFullWith(others, draft);

  const submit = async () => {
    setWasTried(true);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    if (await save(draft)) return onClose();
    setIsBusy(false);
  };
  return (
    <DraftDialog
      title={initial.id === null ? CANNED_REPLY_TEXTS.add : CANNED_REPLY_TEXTS.edit}
      description={CANNED_REPLY_TEXTS.dialogHelp}
      confirmLabel={CANNED_REPLY_TEXTS.save}
      isBusy={isBusy}
      isReady={!isFull}
      isDirty={isDirty}
      discardBody={CANNED_REPLY_TEXTS.discardBody}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextInput
          label={CANNED_REPLY_TEXTS.name}
          required
          autoFocus
          value={draft.title}
          placeholder={CANNED_REPLY_TEXTS.nameExample}
          errorText={errors.title}
          inputProps={{ dir: 'auto', maxLength: LIMITS.cannedReplyTitle }}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextInput
          label={CANNED_REPLY_TEXTS.shortcut}
          value={draft.shortcut}
          errorText={errors.shortcut}
          helpText={CANNED_REPLY_TEXTS.shortcutHelp}
          inputProps={{
            maxLength: LIMITS.cannedReplyShortcut + 1,
            autoCapitalize: 'none',
            spellCheck: false,
          }}
          onChange={(event) => set({ shortcut: event.target.value })}
        />
        <TextInput
          label={CANNED_REPLY_TEXTS.text}
          required
          multiline
          minRows={4}
          maxRows={12}
          value={draft.text}
          errorText={errors.text}
          inputRef={text}
          inputProps={{ dir: 'auto', maxLength: LIMITS.cannedReplyText }}
          onChange={(event) => set({ text: event.target.value })}
        />
        <VariableButtons isDisabled={isBusy} field={text} onText={(words) => set({ text: words })} />
        {mayShare && (
          <div>
            <FormControlLabel
              label={CANNED_REPLY_TEXTS.isShared}
              control={<Switch checked={draft.isShared} onChange={(_event, isShared) => set({ isShared })} />}
            />
            <FormHelperText aria-live="polite" sx={{ mx: 0 }}>
              {initial.isShared && !draft.isShared
                ? CANNED_REPLY_TEXTS.unshareHelp
                : CANNED_REPLY_TEXTS.isSharedHelp}
            </FormHelperText>
          </div>
        )}
        {isFull && (
          <FormHelperText error role="alert" sx={{ mx: 0 }}>
            {CANNED_REPLY_TEXTS.full(LIMITS.cannedReplies)}
          </FormHelperText>
        )}
      </Box>
    </DraftDialog>
  );
}
