import { canSend } from '@harborline/domain/conversation/build-message';
import { LIMITS } from '@harborline/domain/limits';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useId, useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface DraftEditorProps {
  text: string;
  /** as the draft has it */
  storedText: string;
  /** whether the draft has another text than the one that was there when the editing began */
  isOther: boolean;
  isRunning: boolean;
  /** while it cannot be submitted */
  isBlocked: boolean;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** What the draft says by now, beside one's own words about which nothing is decided yet. */
function StoredText({ text }: { text: string }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mb: 1.5, p: 1, borderRadius: 1, bgcolor: 'surface.sunken' }}
    >
      <Typography id={id} variant="caption" component="h4">
        {DRAFT_TEXTS.asItIs}
      </Typography>
      <Box
        dir="auto"
        sx={{ mt: 0.5, fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
    </Box>
  );
}

/** The text of a draft, while its author changes it. */
export function DraftEditor({ text, storedText, isRunning, onCancel, ...props }: DraftEditorProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Box sx={{ mt: 1 }}>
      {props.isOther && <StoredText text={storedText} />}
      <TextInput
        label={DRAFT_TEXTS.editLabel}
        multiline
        minRows={3}
        maxRows={14}
        autoFocus
        inputRef={props.fieldRef}
        value={text}
        readOnly={isRunning}
        inputProps={{ maxLength: LIMITS.messageText, dir: 'auto' }}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="contained"
          disabled={isRunning || props.isBlocked || !canSend(text)}
          onClick={props.onSubmit}
        >
          {DRAFT_TEXTS.resubmit}
        </Button>
        <Button
          size="small"
          color="inherit"
          disabled={isRunning}
          onClick={() => (text.trim() === storedText.trim() ? onCancel() : setIsAsking(true))}
        >
          {DRAFT_TEXTS.cancel}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={DRAFT_TEXTS.dropTitle}
        description={DRAFT_TEXTS.dropBody}
        confirmLabel={DRAFT_TEXTS.drop}
        cancelLabel={DRAFT_TEXTS.keepEditing}
        onCancel={() => setIsAsking(false)}
        onConfirm={onCancel}
      />
    </Box>
  );
}
