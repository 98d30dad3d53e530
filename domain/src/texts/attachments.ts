/** Files in conversations, on both sides (D-62). */
export const ATTACHMENT_TEXTS = {
  sending: 'Sending the files…',
  notSent: 'The files could not be sent. Your text and the files are still here: try again.',
  overQuota:
    'You have sent as many files as an hour allows. Nothing was sent: your text and the files are still here. Try again later, or send the text alone.',
  offline: 'You are offline. Files can be sent once you are online again.',
  save: 'Save',
  close: 'Close',
} as const;
