import type { AddressReason, AddressTrace, TicketPlaceholder } from '../tickets/address-ticket';

/** What each placeholder of a subject stands for (S7.7-03); the wording is ours (D-47). */
export const TICKET_PLACEHOLDER_LABELS: Readonly<Record<TicketPlaceholder, string>> = {
  companyEmail: 'Company email',
  companyPhone: 'Company phone',
  accountName: 'Reference key',
  userEmail: 'Visitor’s email',
  companyName: 'Company name',
  userMessage: 'Visitor’s message',
  userSearch: 'Visitor’s search',
  ticketId: 'Ticket ID',
};

/** Why a field of the email is what it is (S7.7-01 to S7.7-04); ours. */
export const ADDRESS_REASONS: Readonly<Record<AddressReason, string>> = {
  whiteLabel: 'Your address: your account is white-label, so it is used with the switch off, too.',
  whiteLabelWithoutAddress: 'The common support address, because you have not entered one of your own.',
  selfManaged: 'Your address.',
  selfManagedWithoutAddress: 'The common support address, because you have not entered one of your own.',
  notSelfManaged: 'The common support address, because the switch is off.',
  invalidAddress: 'The common support address, because yours is not a valid email address.',
  notification: 'Your company name, with the address that all our notifications come from.',
  visitorAddress: 'The address the visitor entered. An answer from your mail program goes there.',
  noVisitorAddress: 'Nobody, because the visitor’s address is not valid.',
  ownSubject: 'Your subject.',
  noSubject: 'Company name and ticket ID, because you have not entered a subject.',
};

const FIELD_LABELS: Readonly<Record<AddressTrace['field'], string>> = {
  to: 'To',
  from: 'From',
  replyTo: 'Reply-To',
  subject: 'Subject',
};

/** /admin/profile/ticketsettings: the email about each new ticket (S2.7-09, S7.7); ours (D-47). */
export const TICKET_MAIL_TEXTS = {
  title: 'Ticket settings',
  intro: 'Each new request is also sent by email. Choose who gets it, and how it is titled.',
  mailTitle: 'Email about a new ticket',
  mailHelp: 'For tickets from the contact form, the widget and email.',
  selfManaged: 'Send it to an address of our own',
  whiteLabelHelp: 'Your account is white-label: the address below is used whenever it is filled in.',
  contactEmail: 'Address',
  contactEmailHelp: 'For example the mailbox that your team shares.',
  contactEmailInvalid: 'Please enter a valid email address',
  subject: 'Subject',
  subjectHelp: 'Leave it empty for the company name and the ticket ID.',
  placeholders: 'Insert what differs between tickets',
  unknown: (names: readonly string[]) =>
    `${names.join(', ')}: no such placeholder, so the email shows it as it is.`,
  previewTitle: 'Preview',
  previewHelp: 'The email about an example ticket, as it would go out with what is entered above.',
  addressesFailed: 'The preview could not be loaded.',
  fields: FIELD_LABELS,
  empty: 'None',
  example: {
    email: 'vera@visitor.example',
    message: 'My parcel has not arrived yet.',
    search: 'late parcel',
  },
} as const;
