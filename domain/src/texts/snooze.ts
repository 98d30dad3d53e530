/** Snoozed tickets; ours (D-47, D-119). */
export const SNOOZE_TEXTS = {
  snooze: 'Snooze',
  snoozeHint: 'Snooze (Z)',
  command: 'Snooze this ticket…',
  menu: 'Snooze until',
  own: 'Date and time…',
  dialogTitle: 'Snooze until',
  dialogBody: 'What you snooze leaves your lists until then, or until the visitor writes.',
  field: 'Date and time',
  zone: (zone: string) => `Your time zone: ${zone}`,
  save: 'Snooze',
  faults: {
    none: 'Choose a date and a time.',
    past: 'This time has passed. Choose one in the future.',
    far: 'Choose a time within a year.',
  },
  /** above a snoozed thread; @param time '' for none */
  until: (time: string) => (time === '' ? 'Snoozed until they answer' : `Snoozed until ${time}`),
  wake: 'Wake now',
  /** in a row, of a ticket that nobody has written in since its time came */
  woke: 'Woke up',
  /** the same of a snoozed ticket, before or without its time */
  markTitle: 'Snoozed',
  untilAnswer: 'Until they answer',
  /** toasts */
  done: (time: string) => (time === '' ? 'Ticket snoozed until they answer' : `Ticket snoozed until ${time}`),
  /** refusals */
  isClosed: 'A closed ticket cannot be snoozed. Reopen it first.',
  /** history; @param time '' for none */
  snoozed: (time: string) =>
    time === '' ? 'snoozed the ticket until the visitor answers' : `snoozed the ticket until ${time}`,
  wokeIt: 'woke the ticket',
  timeCame: 'Its time came, so the ticket is open again',
  visitorWrote: 'The visitor wrote, so the ticket woke up',
  mailCame: 'An email came, so the ticket woke up',
} as const;
