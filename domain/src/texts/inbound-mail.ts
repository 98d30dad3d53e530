/** Emails that come in; the wording is ours (D-47, D-98). */
export const INBOUND_TEXTS = {
  tooManyFiles: (most: number) => `an email brings at most ${most} files`,
  tooManyMails: 'too many emails with files have come in this hour',
  moreFiles: (count: number) => `${count} more files`,
  tooManyRefused: 'they cannot be kept either',
  showRest: 'Show the rest of the email',
  hideRest: 'Hide the rest',
  byEmail: 'by email',
} as const;

/** The section of /admin/profile/settings about emails that open tickets; ours (D-47, D-98). */
export const INBOUND_SETTINGS_TEXTS = {
  title: 'Requests by email',
  help: 'An email to this address becomes a ticket, with its files. Its writer gets a receipt; answers of programs and bounces open nothing.',
  address: 'Your address:',
  opensTickets: 'Emails to this address open tickets',
  noAddress: 'No email comes in here yet: the mail provider is not set up.',
  failed: 'Your address could not be loaded.',
} as const;
