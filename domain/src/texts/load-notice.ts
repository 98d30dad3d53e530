import { LIMITS } from '../limits';

/** The notice of unusual load, on /admin/profile/businesshours; ours (D-47, D-131). */
export const LOAD_NOTICE_TEXTS = {
  title: 'Notice of unusual load',
  help: 'Visitors read it in the widget, on the contact form and in the receipt by email, as long as it lasts.',
  text: 'Text for visitors',
  textExample: 'Such as: we are unusually busy. An answer may take a day longer than usual.',
  isOn: 'Show it now',
  until: 'Until',
  untilHelp: 'By your clock. Leave empty to keep it on until you switch it off.',
  untilPast: 'Choose a time that is still to come.',
  rules: 'Show it by itself',
  waitingChats: 'While more chats wait than',
  openTickets: 'While more open tickets wait for an answer than',
  countHelp: 'Leave empty for no such rule.',
  countWrong: `Enter a whole number from 1 to ${LIMITS.loadCount}, or nothing.`,
  onHolidays: 'On holidays of the default calendar',
  shownNow: 'Visitors see it now.',
  hiddenNow: 'Visitors do not see it now.',
  textMissing: 'Write what visitors should read.',
  changedMeanwhile: 'A teammate has changed the notice since. You see it as it is now: try again.',
  loadFailed: 'The notice could not be loaded.',
} as const;
