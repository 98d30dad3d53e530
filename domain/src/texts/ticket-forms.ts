/** What a visitor has sent by forms from a ticket, in its details; ours (D-45, D-150). */
export const TICKET_FORM_TEXTS = {
  section: 'Forms',
  loadFailed: 'The forms could not be loaded.',
  none: 'Its visitor has sent no form from here.',
  noAnswer: 'No answer',
  deleted: 'A form that was deleted',
} as const;
