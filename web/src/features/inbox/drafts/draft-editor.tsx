import { canSend } from '@harborline/domain/conversation/build-message';
import { LIMITS } from '@harborline/domain/limits';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { Quote } from './draft-comments';

interface DraftEditorProps {
  text: string;
  /** the text of the draft as it is, if that has changed elsewhere since it was read */
  textNow: string | null;
  isRunning: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The text of a draft, while its author changes it. */
export function DraftEditor({ text, textNow, isRunning, onChange, onSubmit, onCancel }: DraftEditorProps) {
  return (
    <Box sx={{ mt: 1 }}>
      {textNow !== null && (
        <Box sx={{ mb: 1.5, typography: 'body2' }}>
          {DRAFT_TEXTS.textNow}
          <Quote text={textNow} />
        </Box>
      )}
      <TextInput
        label={DRAFT_TEXTS.editLabel}
        multiline
        minRows={3}
        maxRows={14}
        autoFocus
        value={text}
        readOnly={isRunning}
        inputProps={{ maxLength: LIMITS.messageText, dir: 'auto' }}
        onChange={(event) => onChange(event.target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button size="small" variant="contained" disabled={isRunning || !canSend(text)} onClick={onSubmit}>
          {DRAFT_TEXTS.resubmit}
        </Button>
        <Button size="small" color="inherit" disabled={isRunning} onClick={onCancel}>
          {DRAFT_TEXTS.cancel}
        </Button>
      </Box>
    </Box>
  );
}
