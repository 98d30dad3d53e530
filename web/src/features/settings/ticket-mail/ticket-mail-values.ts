import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { LIMITS } from '@harborline/domain/limits';
import { TICKET_MAIL_TEXTS } from '@harborline/domain/texts/ticket-mail-settings';
import * as z from 'zod/mini';
import { textSchema } from '../../../shared/forms/text-schema';

export const TICKET_MAIL_RULES = {
  contactEmail: { label: TICKET_MAIL_TEXTS.contactEmail, limit: LIMITS.email },
  supportEmailSubject: { label: TICKET_MAIL_TEXTS.subject, limit: LIMITS.subject },
} as const;

export const ticketMailSchema = z.object({
  selfManaged: z.boolean(),
  contactEmail: textSchema(TICKET_MAIL_RULES.contactEmail).check(
    z.refine((address) => address === '' || isEmailAddress(address), TICKET_MAIL_TEXTS.contactEmailInvalid),
  ),
  supportEmailSubject: textSchema(TICKET_MAIL_RULES.supportEmailSubject),
});
export type TicketMailValues = z.infer<typeof ticketMailSchema>;
