import { previewText } from '@harborline/domain/conversation/build-message';
import { LIMITS } from '@harborline/domain/limits';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import { shortNumber, ticketTitle } from '@harborline/domain/tickets/ticket-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { absoluteTime } from '../../../shared/format/staff-times';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { ThreadMessage, Ticket } from '../ticket';
import { chosenMessages } from './chosen-messages';
import { useSplit } from './use-split';

interface SplitDialogProps {
  ticket: Ticket;
  /** of the thread, oldest first */
  messages: readonly ThreadMessage[];
  /** of the message that the new ticket begins with */
  messageId: string;
  onClose: () => void;
}

/** Chooses which messages begin a new ticket, and its subject (D-122). */
export function SplitDialog({ ticket, messages, messageId, onClose }: SplitDialogProps) {
  // As they were when it opened: nothing goes along that nobody saw.
  const [shown] = useState(messages);
  const [hasLater, setHasLater] = useState(false);
  const [hasNotes, setHasNotes] = useState(false);
  const [subject, setSubject] = useState(
    () => ticketTitle(shown.find(({ id }) => id === messageId)?.text ?? '') || ticket.title,
  );
  const { split, isRunning, refusal } = useSplit(onClose);
  const countOf = (later: boolean, notes: boolean) =>
    chosenMessages(shown, messageId, { hasLater: later, hasNotes: notes }).length;
  const chosen = chosenMessages(shown, messageId, { hasLater, hasNotes });
  const laterCount = countOf(true, false) - 1;
  const noteCount = countOf(hasLater, true) - countOf(hasLater, false);
  const isTooMany = chosen.length > LIMITS.messagesPerSplit;
  const hasSubject = subject.trim() !== '';
  return (
    <FormDialog
      title={SPLIT_TEXTS.title}
      description={SPLIT_TEXTS.body(shortNumber(ticket.number))}
      confirmLabel={SPLIT_TEXTS.confirm(chosen.length)}
      isBusy={isRunning}
      isReady={hasSubject && !isTooMany}
      refusal={refusal}
      onSubmit={() =>
        void split({ from: ticket.id, messageIds: chosen.map(({ id }) => id), subject: subject.trim() })
      }
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextInput
          label={SPLIT_TEXTS.subject}
          required
          autoFocus
          autoComplete="off"
          value={subject}
          inputProps={{ maxLength: LIMITS.ticketTitle, dir: 'auto' }}
          readOnly={isRunning}
          errorText={hasSubject ? undefined : SPLIT_TEXTS.subjectMissing}
          helpText={SPLIT_TEXTS.subjectHelp}
          onChange={(event) => setSubject(event.target.value)}
        />
        {laterCount > 0 && <WhichChoice laterCount={laterCount} hasLater={hasLater} onChange={setHasLater} />}
        {noteCount > 0 && (
          <FormControlLabel
            control={<Checkbox checked={hasNotes} onChange={(_, isSet) => setHasNotes(isSet)} />}
            label={SPLIT_TEXTS.withNotes(noteCount)}
          />
        )}
        {isTooMany && <Alert severity="warning">{SPLIT_TEXTS.tooMany(LIMITS.messagesPerSplit)}</Alert>}
        <Copied messages={chosen} />
      </Box>
    </FormDialog>
  );
}

interface WhichChoiceProps {
  laterCount: number;
  hasLater: boolean;
  onChange: (hasLater: boolean) => void;
}

function WhichChoice({ laterCount, hasLater, onChange }: WhichChoiceProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ typography: 'subtitle2' }}>
        {SPLIT_TEXTS.which}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={hasLater ? 'later' : 'this'}
        onChange={(_event, value) => onChange(value === 'later')}
      >
        <FormControlLabel value="this" control={<Radio />} label={SPLIT_TEXTS.onlyThis} />
        <FormControlLabel value="later" control={<Radio />} label={SPLIT_TEXTS.thisAndLater(laterCount)} />
      </RadioGroup>
    </FormControl>
  );
}

/** The first line of each message, so that nobody copies the wrong one. */
function Copied({ messages }: { messages: readonly ThreadMessage[] }) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        {SPLIT_TEXTS.copied}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        // Long lists are scrolled by the keyboard, too.
        tabIndex={0}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 1,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.75,
          maxHeight: 180,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        {messages.map((message) => (
          <Box
            component="li"
            key={message.id}
            sx={{ display: 'flex', gap: 1, typography: 'body2', alignItems: 'baseline' }}
          >
            <Typography component="span" variant="caption" color="textSecondary" sx={{ flexShrink: 0 }}>
              {absoluteTime(message.created_at.toDate())}
              {message.sender_type === 'note' && ` · ${INBOX_TEXTS.noteBadge}`}
            </Typography>
            <Typography component="span" variant="body2" noWrap dir="auto" sx={{ flex: 1, minWidth: 0 }}>
              {previewText(message.text, message.file_url) || INBOX_TEXTS.noText}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
