import { LIMITS } from '@harborline/domain/limits';
import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { ReplyAttachments } from '../attached/reply-attachments';
import { AssigneeChoice } from './assignee-choice';
import { DeliveryChoice } from './delivery-choice';
import type { RequiredField } from './new-ticket';
import type { useNewTicket } from './use-new-ticket';

/** The inputs that must be filled, to move the focus to the first one that is not. */
export type FieldRefs = {
  readonly [Field in RequiredField]: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
};

interface NewTicketFieldsProps {
  readonly form: ReturnType<typeof useNewTicket>;
  readonly refs: FieldRefs;
}

const WARN_FROM = LIMITS.messageText - 500;

/** What a ticket for somebody is made of. */
export function NewTicketFields({ form, refs }: NewTicketFieldsProps) {
  const { ticket, change, problems, attached, isBusy } = form;
  const left = LIMITS.messageText - ticket.text.length;
  return (
    <>
      <TextInput
        label={NEW_TICKET_TEXTS.email}
        type="email"
        required
        autoComplete="off"
        autoFocus
        value={ticket.email}
        inputRef={refs.email}
        inputProps={{ maxLength: LIMITS.email }}
        readOnly={isBusy}
        errorText={problems.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextInput
        label={NEW_TICKET_TEXTS.name}
        labelEnd={NEW_TICKET_TEXTS.optional}
        autoComplete="off"
        value={ticket.name}
        inputProps={{ maxLength: LIMITS.visitorName, dir: 'auto' }}
        readOnly={isBusy}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextInput
        label={NEW_TICKET_TEXTS.subject}
        required
        autoComplete="off"
        value={ticket.subject}
        inputRef={refs.subject}
        inputProps={{ maxLength: LIMITS.ticketTitle, dir: 'auto' }}
        readOnly={isBusy}
        errorText={problems.subject}
        helpText={NEW_TICKET_TEXTS.subjectHelp}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextInput
        label={NEW_TICKET_TEXTS.text}
        required
        multiline
        minRows={5}
        maxRows={14}
        value={ticket.text}
        inputRef={refs.text}
        inputProps={{ maxLength: LIMITS.messageText, dir: 'auto' }}
        readOnly={isBusy}
        errorText={problems.text}
        helpText={ticket.text.length > WARN_FROM ? NEW_TICKET_TEXTS.charactersLeft(left) : undefined}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: -1 }}>
        <ReplyAttachments attached={attached} onRemoved={() => refs.text.current?.focus()} />
      </Box>
      <DeliveryChoice
        isMailed={ticket.isMailed}
        isDisabled={isBusy}
        onChange={(isMailed) => change({ isMailed })}
      />
      <AssigneeChoice
        assignedTo={ticket.assignedTo}
        isDisabled={isBusy}
        onChange={(assignedTo) => change({ assignedTo })}
      />
    </>
  );
}
