import type { HeldReason } from '../entities/planned-reply';

const HELD: Readonly<Record<HeldReason, (teammate: string) => string>> = {
  teammate: (teammate) => `${teammate} stopped it.`,
  'visitor-wrote': () => 'The visitor has written since it was planned.',
  closed: () => 'The ticket was closed after it was planned.',
  merged: () => 'The ticket was merged into another one.',
  gone: () => 'The ticket is gone.',
  author: () => 'Its author may no longer answer tickets here.',
};

/** Replies that go out later; ours (D-47, D-120). */
export const LATER_TEXTS = {
  menu: 'Send later…',
  noFiles: 'Remove the files to plan the reply',
  offline: 'Planning needs the connection',
  ownTime: 'Another time',
  when: 'When',
  at: 'Date and time',
  zone: (zone: string) => `Your time zone: ${zone}`,
  title: 'Send this reply later',
  body: 'It goes out by itself, unless the visitor writes first or the ticket is closed or merged.',
  editTitle: 'Change the planned reply',
  text: 'Reply',
  afterwards: 'Afterwards',
  thenNothing: 'Leave the status',
  thenStatus: { open: 'Reopen the ticket', pending: 'Set it to pending', closed: 'Close the ticket' },
  plan: 'Plan reply',
  save: 'Save',
  saved: 'The reply is planned.',
  discardBody: 'Your changes to the planned reply are not saved yet. Close without saving them?',
  /** why what is edited can not be saved */
  overtaken: {
    gone: 'This reply was sent or cancelled while you edited it. Your changes are not saved.',
    changed: 'This reply was held or changed while you edited it. Your changes are not saved.',
  },
  moveToField: 'Put this text into the field',
  notLoaded: 'Planned replies could not be loaded.',
  faults: {
    past: 'This time has passed. Choose one in the future.',
    far: 'Choose a time within a year.',
  },
  card: (author: string) => `Planned reply by ${author}`,
  heldCard: (author: string) => `Held reply by ${author}`,
  goesOut: (author: string) => `${author}'s reply goes out`,
  isDue: (author: string) => `${author}'s reply is going out`,
  isHeld: (author: string) => `${author}'s reply is held, planned for`,
  willNotGo: (author: string) => `${author}'s reply will be held, planned for`,
  /** on the card, with why */
  held: HELD,
  willBeHeld: 'It will not go out:',
  internal: 'Only your team can see it.',
  cardThen: {
    open: 'Reopens the ticket.',
    pending: 'Sets the ticket to pending.',
    closed: 'Closes the ticket.',
  },
  sendNow: 'Send now',
  edit: 'Edit',
  planAgain: 'Plan again',
  cancel: 'Cancel',
  cancelHint: 'Puts the text back into the field',
  takeOver: 'Take over the text',
  stop: 'Stop',
  stopHint: 'Holds the reply; its author is told',
  done: {
    send: 'The reply was sent.',
    change: 'The reply is planned.',
    cancel: 'The reply will not go out. Its text is in the field.',
    hold: 'The reply is held. Its author was told.',
  },
  noRoom: 'The field has no room for this text. Send or shorten what is in it first.',
  changeFailed: 'The planned reply could not be changed.',
  needsConnection: 'You are offline. Changing a planned reply needs the connection.',
  /** why something is refused */
  otherVersion: 'The planned reply has changed since you read it. Look at it again, then decide.',
  tooLate: {
    planned: 'This reply is planned already.',
    held: 'This reply is held already.',
    sent: 'This reply has been sent.',
    cancelled: 'This reply was cancelled.',
  },
  ticketFull: (limit: number) =>
    `This ticket has ${limit} planned or held replies, the most it can have. One must be sent or cancelled first.`,
  personFull: (limit: number) => `You have ${limit} planned or held replies, the most one person can have.`,
  /** of the author's feed, after who did it */
  feedSubject: 'A planned reply',
  feedHeld: {
    'visitor-wrote': (ticket: string) => `on ticket ${ticket} was not sent: the visitor has written`,
    closed: (ticket: string) => `on ticket ${ticket} was not sent: the ticket was closed`,
    merged: (ticket: string) => `on ticket ${ticket} was not sent: the ticket was merged`,
    gone: (ticket: string) => `on ticket ${ticket} was not sent: the ticket is gone`,
    author: (ticket: string) => `on ticket ${ticket} was not sent: you may no longer answer it`,
    teammate: (ticket: string) => `stopped your planned reply on ticket ${ticket}`,
  } satisfies Record<HeldReason, (ticket: string) => string>,
  feedTakenOver: (ticket: string) => `took over your held reply on ticket ${ticket}`,
  feedEntity: 'Planned reply',
} as const;
