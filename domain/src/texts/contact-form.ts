/** The set-up of the contact form; the specification only names the page, so the wording is ours (D-47). */
export const CONTACT_FORM_TEXTS = {
  empty: 'Write something here',
  oneLine: 'Only one line of plain text is possible',
  noAnswers: 'Add at least one answer',
  sameAnswers: 'Two answers are the same',
  sameLabels: 'Two fields have the same label',
  tooMuch: 'All texts of the form together are too long. Shorten some of them.',
  changedElsewhere:
    'A teammate has changed the contact form since you began. Discard your changes to see theirs, then make yours again.',
} as const;
