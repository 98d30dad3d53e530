import type { CustomFieldKind } from '../entities/custom-field';
import { LIMITS } from '../limits';

/** Fields that a library gives its tickets; ours (D-47, D-126). */
export const CUSTOM_FIELD_TEXTS = {
  title: 'Fields',
  intro:
    'What your team notes about a ticket, such as an order number. Every ticket has these fields in its details; visitors never see them.',
  empty: 'No fields yet. Until there is one, tickets show none.',
  list: 'Fields of tickets',
  kinds: {
    text: 'Text',
    number: 'Number',
    date: 'Date',
    choice: 'Choice',
    'yes-no': 'Yes or no',
  } satisfies Record<CustomFieldKind, string>,
  /** beneath the name of a choice */
  choiceOf: (options: readonly string[]) => `Choice: ${options.join(', ')}`,
  addField: 'Add field',
  addTitle: 'Add a field',
  edit: (name: string) => `Edit ${name}`,
  name: 'Name',
  kind: 'Kind',
  kindHelp: 'It cannot be changed later.',
  kindStays: 'It stays as it is, because tickets have values of it.',
  options: 'Options',
  optionsHelp: `${LIMITS.fewestFieldOptions} to ${LIMITS.customFieldOptions}, in the order of the menu.`,
  option: (number: number) => `Option ${number}`,
  addOption: 'Add option',
  removeOption: (name: string) => `Remove the option ${name}`,
  add: 'Add',
  save: 'Save',
  added: (name: string) => `${name} added.`,
  saved: 'Saved.',
  /** of a choice that has lost an option */
  optionsRemoved: 'Saved. Tickets that had a removed option show “Removed”.',
  /** of options that were removed */
  optionsRestored: (names: readonly string[]) =>
    `Put back: ${names.join(', ')}. Tickets that had it show it again.`,
  removed: (name: string) => `${name} removed. Tickets no longer show it.`,
  restored: (name: string) => `${name} is back, with what tickets had in it.`,
  undo: 'Undo',
  failed: 'This could not be changed.',
  loadFailed: 'The fields could not be loaded.',
  nameTaken: 'There is a field of that name already.',
  optionTaken: 'There is an option of that name already.',
  wrongOptions: `A choice has ${LIMITS.fewestFieldOptions} to ${LIMITS.customFieldOptions} options, and any other field none.`,
  full: `There are ${LIMITS.customFields} already. Remove one first.`,
  changedSince: 'Somebody has changed these options since. Open the field again.',
  /** what is wrong with a value */
  faults: {
    tooLong: `Write at most ${LIMITS.customValue} characters.`,
    noNumber: 'Write a number such as 12 or -3.5.',
    noDate: 'Write a day such as 2026-05-04.',
    noOption: 'This option was removed. Choose another one.',
    noAnswer: 'Choose yes or no.',
  },
  yes: 'Yes',
  no: 'No',
  none: 'None',
  choose: (name: string, value: string) => `${name}: ${value}`,
  set: (name: string, value: string) => `${name}: ${value}.`,
  cleared: (name: string) => `${name} cleared.`,
  notSet: 'This could not be saved. Try it again.',
  /** of a ticket that was left meanwhile. @param value '' for none */
  lost: (name: string, value: string, because: string) =>
    value === '' ? `${name} was not cleared. ${because}` : `${name}: “${value}” was not saved. ${because}`,
  valuesFailed: 'The values of this ticket’s fields could not be loaded.',
  mayNotChange: 'Whoever may answer tickets can change these.',
  isMerged: 'They cannot be changed while the ticket is merged.',
} as const;
