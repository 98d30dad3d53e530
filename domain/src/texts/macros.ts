import type { SettableStatus } from '../entities/conversation';
import type { TicketField } from '../entities/ticket-fields';
import type { Priority } from '../tickets/priority';
import { STATUS_TEXTS } from './inbox';
import { PRIORITY_LABELS } from './priority';

const FIELDS: Readonly<Record<TicketField, string>> = { type: 'type', category: 'category', tier: 'tier' };

/** Macros; ours (D-47, D-114). */
export const MACRO_TEXTS = {
  /** what an action does; what is gone is said to be */
  setStatus: (status: SettableStatus) => `Set status to ${STATUS_TEXTS[status]}`,
  setOwnStatus: (name: string | undefined) =>
    name === undefined ? 'Set status to one that was removed' : `Set status to ${name}`,
  setPriority: (priority: Priority) => `Set priority to ${PRIORITY_LABELS[priority]}`,
  assign: (name: string | undefined) =>
    name === undefined ? 'Assign to somebody who has left' : `Assign to ${name}`,
  assignMe: 'Assign to you',
  unassign: 'Assign to nobody',
  setTeam: (name: string | undefined) =>
    name === undefined ? 'Set team to one that was removed' : `Set team to ${name}`,
  clearTeam: 'Remove team',
  setField: (field: TicketField, name: string | undefined) =>
    name === undefined ? `Set ${FIELDS[field]} to one that was removed` : `Set ${FIELDS[field]} to ${name}`,
  clearField: (field: TicketField) => `Remove ${FIELDS[field]}`,
  addTag: (name: string) => `Add tag ${name}`,
  removeTag: (name: string) => `Remove tag ${name}`,
  /** of what is named in the middle of a sentence */
  within: (action: string) => `${action.slice(0, 1).toLowerCase()}${action.slice(1)}`,
  reply: 'Write a reply',
  note: 'Write a note',
  /** while a name is read */
  readingName: '…',
  /** the button beside the field for a reply, and the dialog that it opens */
  apply: 'Apply a macro',
  applyHint: 'Apply a macro: M',
  applyBody: 'Choose one. Nothing is sent: a text waits in the field.',
  applyToMany: (count: number) =>
    `To ${count === 1 ? '1 selected ticket' : `${count} selected tickets`}. A macro’s text is left out here: it is for one ticket at a time.`,
  confirm: 'Apply',
  search: 'Search macros',
  list: 'Macros',
  shared: 'Shared',
  own: 'Yours',
  preview: 'What it does',
  /** above the text in the preview */
  replyText: 'Write this reply',
  noteText: 'Write this note',
  textLeftOut: 'Its text is left out.',
  onlyText: 'This macro only writes a text, so it does nothing here.',
  loadFailed: 'The macros could not be loaded.',
  noneTitle: 'No macros yet',
  noneBody: 'Make one in the settings, and it appears here.',
  noneFound: 'No macro contains these words.',
  found: (count: number) => (count === 1 ? '1 macro' : `${count} macros`),
  manage: 'Manage macros',
  /** what came of it */
  applied: (name: string) => `“${name}” applied.`,
  appliedInPart: (name: string) => `Not all of “${name}” was done`,
  appliedToMany: (name: string, count: number) =>
    `“${name}” applied to ${count === 1 ? '1 ticket' : `${count} tickets`}.`,
  nothing: (name: string) => `Nothing to change: “${name}” was done already.`,
  done: 'Done',
  unchanged: 'Nothing to change',
  /** of a refusal among several: what was refused, and why */
  because: (action: string, because: string) => `${action}: ${because}`,
  close: 'Close',
  undo: 'Undo',
  undone: (name: string) => `“${name}” undone.`,
  undoneSome: (name: string, because: string) => `“${name}” undone in part. ${because}`,
  textStays: 'Its text was changed or sent since, so it stays.',
  tooLong: 'With this text, the message would be too long.',
  noNotes: 'You may not write notes.',
  gone: 'Somebody has deleted this macro since. Choose another.',
  /** /admin/profile/macros */
  title: 'Macros',
  intro: 'Several changes of a ticket and a text, in one step. Press M in a ticket to apply one.',
  ownTitle: 'Yours',
  ownHelp: 'Only you see and use these. The history of a ticket names the one that you applied.',
  ownEmpty: 'You have no macros of your own.',
  sharedTitle: 'Shared with the team',
  sharedHelp: 'Everybody who works on tickets uses these.',
  sharedHelpReadOnly:
    'Everybody who works on tickets uses these. Changing them needs the permission “Manage chat settings”.',
  sharedEmpty: 'No macros are shared.',
  emptyBody: 'What you do to many tickets in the same way is a good first one.',
  count: (section: string, shown: number, total: number) =>
    `${section}: ${shown === total ? `${total} in total` : `${shown} of ${total}`}`,
  add: 'New macro',
  edit: 'Edit macro',
  editOf: (name: string) => `Edit ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  dialogHelp: 'Choose what it changes. The rest of a ticket stays as it is.',
  name: 'Name',
  nameExample: 'Refund is on its way',
  status: 'Status',
  keep: 'Leave as it is',
  whoeverApplies: 'Whoever applies it',
  removedChoice: 'This was removed. Choose another.',
  targetsFailed: 'Your teammates, teams and types could not be loaded, so these choices stay as they are.',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  tagsHelp: 'Choose, or type a name and press Enter.',
  textKind: 'Write the text as',
  forReply: 'A reply to the visitor',
  forNote: 'A note for the team',
  text: 'Text',
  textHelp: 'It waits in the field until somebody sends it. Leave it empty for none.',
  isSharedHelp: 'Everybody who works on tickets can use it.',
  unshareHelp: 'Only you will have this macro; your team loses it.',
  save: 'Save',
  saved: (name: string) => `“${name}” was saved.`,
  deleted: (name: string) => `“${name}” was deleted.`,
  changeFailed: 'The macro could not be changed.',
  deletedMeanwhile: 'Somebody has deleted this macro since.',
  discardBody: 'This macro is not saved yet. Discard it?',
  nameRequired: 'Enter a name',
  tagTwice: (name: string) => `${name} is added and removed at once. Choose one of them.`,
  doesNothing: 'Choose at least one change, or write a text.',
  tooMany: (most: number) => `A macro makes at most ${most} changes. Take some tags out.`,
  /** in the command bar */
  command: (name: string) => `Macro: ${name}`,
  /** refusals */
  teamGone: 'This team was removed. Choose another.',
  fieldGone: (field: TicketField) => `This ${FIELDS[field]} was removed. Choose another.`,
  notAllowed: 'You may not do this.',
  ticketGone: 'This ticket does not exist any more.',
  changedSince: 'Somebody changed this since, so it stays as it is.',
  failed: 'This could not be done. Try again.',
  nameTaken: 'There is a macro of that name already.',
  full: (most: number) => `There are ${most} macros already. Delete one first.`,
  changedMeanwhile: 'Somebody changed this macro meanwhile. Look at it again.',
} as const;
