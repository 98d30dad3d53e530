/** Working times of people, and when they are out of office; ours (D-47, D-136). */
export const DUTY_TEXTS = {
  title: 'Working times and out of office',
  tab: 'Working times',
  of: (name: string) => `Working times of ${name}`,
  backToTeam: 'Back to teammates',
  loadFailed: 'The working times could not be loaded.',
  denied: 'Only those who manage the team change the working times of others.',
  notAtHome: 'Only those who work in this library have working times here.',
  elsewhere: 'You keep your working times in your own library. Return there to change them.',
  saved: 'The working times were saved.',
  saveFailed: 'The working times could not be saved.',
  changedMeanwhile: 'Somebody else has changed these working times meanwhile. Look at them again.',
  full: (most: number) => `At most ${most} periods can be planned. Delete one first.`,
  libraryFull: 'Too many periods are planned in this library. Delete some that are not needed.',
  timesTitle: 'Working times',
  timesHint: 'When somebody counts as on duty, which teammates see before they give them a ticket.',
  calendar: 'Business hours',
  usual: (name: string) => `The usual ones (${name})`,
  usualOfTeams: 'Those of all their teams',
  always: 'At any time',
  noCalendars: 'This library has no business hours yet, so everybody counts as on duty at any time.',
  noSuchCalendar: 'These business hours are gone. Choose others.',
  outTitle: 'Out of office',
  outHint:
    'Teammates see until when somebody is out and who covers. Nobody who is out is given chats or tickets automatically.',
  none: 'No days out of office are planned.',
  add: 'Add days',
  addTitle: 'Add days out of office',
  editTitle: 'Change days out of office',
  from: 'First day',
  until: 'Last day',
  substitute: 'Who covers',
  substituteHelp: 'Hears by the bell of what happens in these tickets.',
  nobody: 'Nobody',
  covers: (name: string) => `${name} covers`,
  formerTeammate: 'A former teammate',
  reason: 'Reason, for teammates',
  save: 'Save',
  editOf: (days: string) => `Change ${days}`,
  delete: 'Delete',
  deleteOf: (days: string) => `Delete ${days}`,
  deleteTitle: 'Delete these days?',
  deleteBody: (days: string) => `Then ${days} count as working days again.`,
  keep: 'Keep them',
  order: 'The last day is before the first.',
  overlap: 'Some of these days are planned already.',
  past: 'The last day is over.',
  dayMissing: 'Choose a day.',
  self: 'Nobody covers for themselves. Choose a teammate.',
  gone: 'Who shall cover is no teammate any more. Choose another.',
  answersNoTickets: (name: string) => `${name || 'This teammate'} answers no tickets. Choose another.`,
  on: 'On duty now',
  off: 'Off duty',
  offUntil: (when: string) => `Off until ${when}`,
  outUntil: (day: string) => `Out until ${day}`,
  /** after assigning somebody who is out. @param out as `outUntil` says it */
  assignedOut: (name: string, out: string) => `Assigned to ${name}. ${out}.`,
  /** the same after a step over many tickets, or a macro */
  assigneeOut: (name: string, out: string) => `${name}: ${out}.`,
  giveTo: (name: string) => `Give it to ${name}`,
  menu: 'Working times…',
} as const;

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day as texts name it, such as 3 Dec. */
export const dutyDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** The days of a period, such as 1 Dec – 3 Dec. */
export const dutyDays = ({ from, until }: { readonly from: string; readonly until: string }): string =>
  from === until ? dutyDay(from) : `${dutyDay(from)} – ${dutyDay(until)}`;
