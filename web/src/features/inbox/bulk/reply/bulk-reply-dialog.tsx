import { canSend } from '@harborline/domain/conversation/build-message';
import { SETTABLE_STATUSES } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { BULK_REPLY_TEXTS } from '@harborline/domain/texts/bulk-reply';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../shared/api/call-api';
import { VariableButtons } from '../../../../shared/canned-replies/variable-buttons';
import { useLibrary } from '../../../../shared/live/library-context';
import { useStaff } from '../../../../shared/staff/session-context';
import { ChoiceSelect } from '../../../../shared/ui-admin/choice-select';
import { DraftDialog } from '../../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../../shared/ui-admin/text-input';
import { type Ticket, visitorLabel } from '../../ticket';
import { type ManyReplies, textFor, tooLongAt } from './send-replies';
import { useSendReplies } from './use-send-replies';

const MOST = LIMITS.bulkReplies;

const THEN_CHOICES = [
  { value: '' as const, label: LATER_TEXTS.thenNothing },
  ...SETTABLE_STATUSES.map((value) => ({ value, label: LATER_TEXTS.thenStatus[value] })),
];

interface BulkReplyDialogProps {
  readonly tickets: readonly Ticket[];
  /** of a reply that was taken back */
  readonly initial: ManyReplies;
  readonly onSent: () => void;
  /** opens it again for tickets at which it was taken back; false where there is no room for that */
  readonly writeOn: (replies: ManyReplies, tickets: readonly Ticket[]) => boolean;
  readonly onClose: () => void;
}

/** Writes one reply to several tickets, and shows what the first visitor will read (D-125). */
export function BulkReplyDialog({ tickets: all, initial, ...on }: BulkReplyDialogProps) {
  const author = { user: useStaff(), library: useLibrary() };
  const [replies, setReplies] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, cannotSend } = useSendReplies(on.writeOn);
  // A merged ticket is answered where it went.
  const tickets = all.filter(({ merged_into }) => merged_into === undefined);
  const [first] = tickets;
  const tooLong = tooLongAt(tickets, replies, author);
  const submit = () => {
    if (!send(tickets, replies)) return;
    on.onSent();
    on.onClose();
  };
  return (
    <DraftDialog
      title={BULK_REPLY_TEXTS.title(tickets.length)}
      description={BULK_REPLY_TEXTS.body}
      confirmLabel={BULK_REPLY_TEXTS.send(tickets.length)}
      isWide
      isBusy={false}
      isReady={canSend(replies.text) && tooLong === undefined && tickets.length > 0 && tickets.length <= MOST}
      isDirty={replies.text.trim() !== ''}
      discardBody={BULK_REPLY_TEXTS.discardBody}
      refusal={cannotSend ? new ApiError(409, BULK_REPLY_TEXTS.notNow) : null}
      onSubmit={submit}
      onClose={on.onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {tickets.length > MOST && <Alert severity="warning">{BULK_REPLY_TEXTS.most(MOST)}</Alert>}
        {tickets.length < all.length && (
          <Alert severity="info">{BULK_REPLY_TEXTS.merged(all.length - tickets.length)}</Alert>
        )}
        <TextInput
          label={BULK_REPLY_TEXTS.text}
          multiline
          autoFocus
          minRows={4}
          maxRows={12}
          inputRef={field}
          value={replies.text}
          errorText={tooLong && BULK_REPLY_TEXTS.tooLong(shortNumber(tooLong.number))}
          inputProps={{ maxLength: LIMITS.messageText, dir: 'auto' }}
          onChange={(event) => setReplies({ ...replies, text: event.target.value })}
        />
        <VariableButtons
          isDisabled={false}
          field={field}
          onText={(text) => setReplies({ ...replies, text })}
        />
        <ChoiceSelect
          label={BULK_REPLY_TEXTS.afterwards}
          value={replies.thenStatus}
          choices={THEN_CHOICES}
          onChange={(thenStatus) => setReplies({ ...replies, thenStatus })}
        />
        {first !== undefined && canSend(replies.text) && (
          <Box>
            <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
              {BULK_REPLY_TEXTS.preview(visitorLabel(first))}
            </Typography>
            <Typography
              variant="body2"
              dir="auto"
              tabIndex={0}
              sx={{
                p: 1.5,
                maxHeight: 200,
                overflowY: 'auto',
                borderRadius: 1,
                bgcolor: 'surface.sunken',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {textFor(first, replies, author)}
            </Typography>
          </Box>
        )}
      </Box>
    </DraftDialog>
  );
}
