import type { TicketField } from '../entities/ticket-fields';

interface FieldTexts {
  /** of the settings page, and above the field of a ticket */
  readonly title: string;
  readonly label: string;
  readonly intro: string;
  readonly empty: string;
}

/** Types, categories and tiers of tickets; ours (D-47, D-89). */
export const TICKET_FIELD_TEXTS = {
  of: {
    type: {
      title: 'Ticket types',
      label: 'Type',
      intro:
        'What a ticket is, such as a question or a problem. Your team chooses one in the details of a ticket.',
      empty: 'No types yet',
    },
    category: {
      title: 'Ticket categories',
      label: 'Category',
      intro: 'What a ticket is about, such as billing. Your team chooses one in the details of a ticket.',
      empty: 'No categories yet',
    },
    tier: {
      title: 'Ticket tiers',
      label: 'Tier',
      intro:
        'Whose ticket it is, such as a customer with a contract. Your team chooses one in the details of a ticket.',
      empty: 'No tiers yet',
    },
  } satisfies Record<TicketField, FieldTexts>,
  emptyBody:
    'Add the first one. Until then, tickets do not show this field, unless they still have a removed one.',
  name: 'Name',
  add: 'Add',
  rename: (name: string) => `Rename ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeBody: 'Tickets that have it show “Removed” until they get another. Their history keeps the name.',
  added: (name: string) => `${name} added.`,
  removeConfirm: 'Remove',
  removed: (name: string) => `${name} removed.`,
  renameBody: 'Tickets that have it show the new name.',
  save: 'Save',
  saved: 'Saved.',
  failed: 'This could not be changed.',
  /** in place of a step back */
  changedSince: 'Somebody has changed it since. It stays as it is now.',
  denied: 'You may not see these lists. Ask one of your team’s admins.',
  loadFailed: 'These settings could not be loaded.',
  /** on a ticket */
  fieldsFailed: 'Type, category and tier could not be loaded.',
  none: 'None',
  /** of a ticket whose option was removed */
  gone: 'Removed',
  choose: (label: string, name: string) => `${label}: ${name}`,
  set: (label: string, name: string) => `${label}: ${name}.`,
  undo: 'Undo',
  nameTaken: 'There is one of that name already.',
  full: 'There are 100 already. Remove one first.',
} as const;
