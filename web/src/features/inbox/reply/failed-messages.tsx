import { attachmentName } from '@harborline/domain/files/attachment-name';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isUpToAuthor, type OutgoingMessage } from './outgoing';

interface FailedMessagesProps {
  messages: readonly OutgoingMessage[];
  /** sends it again; absent where there is nothing to send it to */
  onRetry?: (message: OutgoingMessage) => void;
  onDrop: (id: string) => void;
  /** takes its text back into the field; absent where nothing can be written */
  onEdit?: ((message: OutgoingMessage) => void) | undefined;
}

/** Why a message was not sent. */
export const REASONS = {
  denied: ERROR_TEXTS.forbidden,
  failed: INBOX_TEXTS.sendFailed,
  overtaken: INBOX_TEXTS.overtaken,
  'taken-back': INBOX_TEXTS.takenBack,
  status: INBOX_TEXTS.sentWithoutStatus,
  merged: INBOX_TEXTS.mergedMeanwhile,
} as const;

const isEditable = ({ mode, fileUrl, refusal }: OutgoingMessage) =>
  mode === 'reply' && !fileUrl && refusal !== 'status';

/** Refused messages with their text, to send again or discard. */
export function FailedMessages({ messages, onRetry, onDrop, onEdit }: FailedMessagesProps) {
  return messages.map((message) => (
    <Box
      key={message.id}
      role="alert"
      sx={{
        alignSelf: 'flex-end',
        maxWidth: '88%',
        mt: 1,
        p: 1.5,
        border: 1,
        borderColor: 'error.main',
        borderRadius: 1,
      }}
    >
      <Typography dir="auto" sx={{ fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {message.text || INBOX_TEXTS.attachmentNamed(attachmentName(message.fileUrl ?? ''))}
      </Typography>
      <Typography variant="caption" color="error" component="p" sx={{ mt: 0.5 }}>
        {REASONS[message.refusal ?? 'failed']}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {onRetry !== undefined && (
          <Button size="small" variant="outlined" onClick={() => onRetry(message)}>
            {isUpToAuthor(message) ? INBOX_TEXTS.sendNow : KIT_TEXTS.retry}
          </Button>
        )}
        {onEdit !== undefined && isEditable(message) && (
          <Button size="small" variant="outlined" onClick={() => onEdit(message)}>
            {INBOX_TEXTS.editAgain}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={() => onDrop(message.id)}>
          {/* One that was sent is only put out of sight. */}
          {message.refusal === 'status' ? KIT_TEXTS.dismiss : INBOX_TEXTS.discard}
        </Button>
      </Box>
    </Box>
  ));
}
