import { isEmailAddress } from '../contact/email-address';
import type { LibraryPrivate, LibraryPublic } from '../entities/library';
import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';
import { expandPlaceholders } from '../text/expand-placeholders';

export interface TicketAddressInput {
  readonly library: Pick<LibraryPublic, 'library_refkey' | 'settings'>;
  readonly privateSettings: Pick<LibraryPrivate, 'companyEmail' | 'is_white_label' | 'ticket'>;
  readonly visitor: { readonly email: string; readonly message: string; readonly search: string };
  readonly ticketId: number;
  /** configured addresses (S9-13) */
  readonly addresses: { readonly genericSupport: string; readonly notification: string };
}

/** Why a field of a mail is what it is; `ADDRESS_REASONS` has the words for each. */
export type AddressReason =
  | 'whiteLabel'
  | 'whiteLabelWithoutAddress'
  | 'selfManaged'
  | 'selfManagedWithoutAddress'
  | 'notSelfManaged'
  | 'invalidAddress'
  | 'notification'
  | 'visitorAddress'
  | 'noVisitorAddress'
  | 'ownSubject'
  | 'noSubject';

/** How one field of a mail was chosen. */
export interface AddressTrace {
  readonly field: 'to' | 'from' | 'replyTo' | 'subject';
  readonly because: AddressReason;
}

export interface TicketAddress {
  readonly to: string;
  /** header value: display name and the notification address */
  readonly from: string;
  /** the visitor's address if it is one, else '' */
  readonly replyTo: string;
  readonly subject: string;
  readonly trace: readonly AddressTrace[];
}

interface Chosen {
  readonly value: string;
  readonly because: AddressReason;
}

function chooseRecipient({ privateSettings, addresses }: TicketAddressInput): Chosen {
  const { selfManaged, contactEmail } = privateSettings.ticket;
  const contact = contactEmail.trim();
  const generic = addresses.genericSupport;
  const isUsable = isEmailAddress(contact);
  if (contact !== '' && !isUsable) return { value: generic, because: 'invalidAddress' };
  if (privateSettings.is_white_label) {
    return isUsable
      ? { value: contact, because: 'whiteLabel' }
      : { value: generic, because: 'whiteLabelWithoutAddress' };
  }
  if (!selfManaged) return { value: generic, because: 'notSelfManaged' };
  return isUsable
    ? { value: contact, because: 'selfManaged' }
    : { value: generic, because: 'selfManagedWithoutAddress' };
}

/** `"Name" <address>`, where the name cannot end the quotes or the header line. */
export function formatSender(name: string, address: string): string {
  const safeName = clip(oneLine(name.replace(/["\\<>]/g, '')), 80);
  return safeName === '' ? address : `"${safeName}" <${address}>`;
}

/** What a subject may contain in square brackets (S7.7-03). */
export const TICKET_PLACEHOLDERS = [
  'companyEmail',
  'companyPhone',
  'accountName',
  'userEmail',
  'companyName',
  'userMessage',
  'userSearch',
  'ticketId',
] as const;
export type TicketPlaceholder = (typeof TICKET_PLACEHOLDERS)[number];

const isPlaceholder = (name: string): name is TicketPlaceholder =>
  TICKET_PLACEHOLDERS.some((known) => known === name);

/** What looks like a placeholder in a subject but stays as it is, such as `[ticketID]`; each once. */
export const unknownPlaceholders = (template: string): readonly string[] => {
  const names = [...template.matchAll(/\[([A-Za-z]+)\]/g)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isPlaceholder(name)))].map((name) => `[${name}]`);
};

function placeholderValues(input: TicketAddressInput): Readonly<Record<TicketPlaceholder, string>> {
  const { companyName, companyPhone } = input.library.settings.settings;
  return {
    companyEmail: input.privateSettings.companyEmail,
    companyPhone,
    accountName: input.library.library_refkey,
    userEmail: input.visitor.email,
    companyName,
    userMessage: input.visitor.message,
    userSearch: input.visitor.search,
    ticketId: String(input.ticketId),
  };
}

function chooseSubject(input: TicketAddressInput): Chosen {
  const template = oneLine(input.privateSettings.ticket.supportEmailSubject);
  const fallback = `${input.library.settings.settings.companyName} #${input.ticketId}`;
  const expanded = template === '' ? '' : oneLine(expandPlaceholders(template, placeholderValues(input)));
  if (expanded !== '') return { value: clip(expanded, LIMITS.subject), because: 'ownSubject' };
  return {
    value: clip(oneLine(fallback), LIMITS.subject),
    because: 'noSubject',
  };
}

/**
 * Recipient and headers of a ticket's mail (S7.7-01 to S7.7-04, D-22). Nothing in the result comes
 * from the visitor except the checked reply address and words inside the subject.
 */
export function addressTicket(input: TicketAddressInput): TicketAddress {
  const recipient = chooseRecipient(input);
  const subject = chooseSubject(input);
  const visitorEmail = input.visitor.email.trim();
  const hasReplyAddress = isEmailAddress(visitorEmail);
  const { companyName } = input.library.settings.settings;
  return {
    to: recipient.value,
    from: formatSender(companyName, input.addresses.notification),
    replyTo: hasReplyAddress ? visitorEmail : '',
    subject: subject.value,
    trace: [
      { field: 'to', because: recipient.because },
      { field: 'from', because: 'notification' },
      { field: 'replyTo', because: hasReplyAddress ? 'visitorAddress' : 'noVisitorAddress' },
      { field: 'subject', because: subject.because },
    ],
  };
}
