import { canSend } from '@harborline/domain/conversation/build-message';
import { LIMITS } from '@harborline/domain/limits';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface DraftEditorProps {
  text: string;
  isRunning: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The text of a draft, while its author changes it. */
export function DraftEditor({ text, isRunning, onChange, onSubmit, onCancel }: DraftEditorProps) {
  return (
    <Box sx={{ mt: 1 }}>
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
