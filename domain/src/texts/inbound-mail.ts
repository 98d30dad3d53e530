/** Emails that come in; the wording is ours (D-47, D-98). */
export const INBOUND_TEXTS = {
  tooManyFiles: (most: number) => `an email brings at most ${most} files`,
  showFull: 'Show the whole email',
  hideFull: 'Hide the rest',
  byEmail: 'by email',
} as const;
