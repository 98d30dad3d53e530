/** Emails that come in; the wording is ours (D-47, D-98). */
export const INBOUND_TEXTS = {
  tooManyFiles: (most: number) => `an email brings at most ${most} files`,
  showRest: 'Show the rest of the email',
  hideRest: 'Hide the rest',
  byEmail: 'by email',
} as const;
