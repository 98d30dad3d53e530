import { createTicket } from '@harborline/domain/api/inbox/tickets';
import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { hasVisible } from '@harborline/domain/text/has-visible';
import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import * as z from 'zod/mini';
import { callApi } from '../../../shared/api/call-api';

/** A ticket for somebody as it is written, and as the device keeps it until it is created. */
export const newTicketSchema = z.object({
  /** drawn once, so that a repeated attempt creates nothing else; anew once the server has refused it */
  requestId: z.string(),
  email: z.string(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  isMailed: z.boolean(),
  /** uid of who gets it, '' for nobody */
  assignedTo: z.string(),
});
export type NewTicket = z.infer<typeof newTicketSchema>;

/** The fields that must be filled, from top to bottom. */
export const REQUIRED_FIELDS = ['email', 'subject', 'text'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** Names one ticket to the server, however often it is asked for. */
export const drawRequestId = (): string => crypto.randomUUID();

/** A form that nothing is written in. @param uid of its writer, who gets the ticket by default */
export const emptyTicket = (uid: string): NewTicket => ({
  requestId: drawRequestId(),
  email: '',
  name: '',
  subject: '',
  text: '',
  isMailed: true,
  assignedTo: uid,
});

/** Whether anything is written that would be missed. */
export const isWritten = ({ email, name, subject, text }: NewTicket): boolean =>
  [email, name, subject, text].some((value) => value.trim() !== '');

/** What is missing or wrong, by field. */
export function problemsOf({ email, subject, text }: NewTicket): {
  readonly [Field in RequiredField]?: string;
} {
  return {
    ...(isEmailAddress(email.trim()) ? {} : { email: NEW_TICKET_TEXTS.emailInvalid }),
    ...(hasVisible(subject) ? {} : { subject: NEW_TICKET_TEXTS.subjectMissing }),
    ...(hasVisible(text) ? {} : { text: NEW_TICKET_TEXTS.textMissing }),
  };
}

interface TicketToCreate {
  readonly ticket: NewTicket;
  /** addresses of its files, which are uploaded */
  readonly fileUrls: readonly string[];
}

/** Creates a ticket for somebody (D-100). @throws ApiError */
export const sendNewTicket = ({ ticket, fileUrls }: TicketToCreate) =>
  callApi(createTicket, {
    body: {
      request_id: ticket.requestId,
      email: ticket.email.trim(),
      name: ticket.name,
      subject: ticket.subject,
      text: ticket.text,
      file_urls: [...fileUrls],
      is_mailed: ticket.isMailed,
      ...(ticket.assignedTo === '' ? {} : { assigned_to: ticket.assignedTo }),
    },
  });
