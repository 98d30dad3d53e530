import type { ChangedField, TriggerKind } from '../entities/workflow';
import type { ActionOutcome, EventCause, RunOutcome } from '../entities/workflow-run';
import { LIMITS } from '../limits';

const TRIGGERS: Readonly<Record<TriggerKind, string>> = {
  'ticket-created': 'A ticket is created',
  'visitor-wrote': 'A visitor writes again',
  'team-answered': 'The team answers',
  'ticket-changed': 'A ticket changes',
  'tag-added': 'A tag is added',
  'tag-removed': 'A tag is removed',
  'service-level-warned': 'A service level runs low',
  'service-level-breached': 'A service level is missed',
  rated: 'A visitor rates an answer',
  'form-submitted': 'A visitor sends a form from a ticket',
  waiting: 'A ticket waits for an answer',
  schedule: 'At a time of the week',
};

const CHANGED: Readonly<Record<ChangedField, string>> = {
  status: 'status',
  assignee: 'assignee',
  team: 'team',
  priority: 'priority',
  type: 'type',
  category: 'category',
  tier: 'tier',
};

const CAUSES: Readonly<Record<EventCause, string>> = {
  visitor: 'The visitor',
  team: 'The team',
  product: 'Harborline',
  automation: 'Another automation',
};

const OUTCOMES: Readonly<Record<RunOutcome, string>> = {
  running: 'Not finished yet',
  done: 'Done',
  shadow: 'Only recorded',
  looped: 'Stopped: it led to itself',
  'too-deep': `Stopped: more than ${LIMITS.automationDepth} automations led to one another`,
  'too-often': 'Left out: it ran too often at this ticket',
  'switched-off': 'Switched off: it ran too often',
  'no-ticket': 'Stopped: the ticket was deleted or merged',
};

const RESULTS: Readonly<Record<ActionOutcome['outcome'], string>> = {
  done: 'Done',
  unchanged: 'Nothing to change',
  refused: 'Not done',
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** So many minutes; whole hours and days as such. */
const minutesText = (minutes: number): string => {
  if (minutes % 1_440 === 0) return counted(minutes / 1_440, 'day');
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');
};

const list = (parts: readonly string[]): string => parts.join(' or ');

/** The pages of automations; ours (D-47, D-144). */
export const AUTOMATION_TEXTS = {
  title: 'Automations',
  intro: 'Rules that change tickets by themselves. Each one says what it did, and why.',
  causes: CAUSES,
  triggers: TRIGGERS,
  changed: CHANGED,
  days: DAYS,
  outcomes: OUTCOMES,
  results: RESULTS,
  minutes: minutesText,
  /** a trigger in words */
  changes: (fields: readonly string[]) => `A ticket’s ${list(fields)} changes`,
  tagAdded: (tag: string | undefined) =>
    tag === undefined ? 'A tag is added that the library no longer has' : `The tag ${tag} is added`,
  tagRemoved: (tag: string | undefined) =>
    tag === undefined ? 'A tag is removed that the library no longer has' : `The tag ${tag} is removed`,
  ofClocks: (text: string, clocks: readonly string[]) => `${text}: ${list(clocks)}`,
  rated: (ratings: readonly number[]) => `A visitor rates an answer with ${list(ratings.map(String))} of 5`,
  sendsForm: (form: string | undefined) =>
    form === undefined ? 'A visitor sends a form that was deleted' : `A visitor sends the form “${form}”`,
  waits: (minutes: number) => `An open ticket waits ${minutesText(minutes)} for an answer`,
  schedule: (days: readonly string[], time: string, zone: string) =>
    `${days.length === DAYS.length ? 'Every day' : days.join(', ')} at ${time} (${zone})`,
  /** actions that macros do not have */
  note: 'Write a note',
  snooze: (minutes: number) =>
    minutes === 0 ? 'Snooze until the visitor writes' : `Snooze for ${minutesText(minutes)}`,
  /** what a rule is, in one line */
  summary: (trigger: string, actions: string) => `${trigger} → ${actions}`,
  unreadable: 'A later version of Harborline wrote this automation. Reload the page.',
  states: { off: 'Off', record: 'Only records', on: 'On' },
  stopped: 'Stopped',

  /** /admin/automation */
  create: 'New automation',
  search: 'Search automations',
  order: 'Order',
  orders: { name: 'By name', changed_at: 'Changed last', created_at: 'Newest' },
  listLabel: 'Automations',
  columns: { name: 'Automation', state: 'State', changed: 'Changed', actions: '' },
  loadFailed: 'The automations could not be loaded.',
  empty: 'No automations yet',
  emptyBody: 'Try one on the tickets of last week before you switch it on.',
  emptySearch: 'No automation here fits.',
  emptySearchBody: 'Look for other words, or in all folders.',
  showMore: 'Show more automations',
  switchOf: (name: string) => `Switch “${name}” on`,
  switchedOn: (name: string) => `“${name}” is on.`,
  switchedOff: (name: string) => `“${name}” is off.`,
  clone: (name: string) => `Copy ${name}`,
  remove: (name: string) => `Delete ${name}`,
  copyOf: (name: string) => `Copy of ${name}`,
  cloned: (name: string) => `“${name}” was made. It is off.`,
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeBody: 'It does nothing any more. What it did stays in the histories of tickets and under Runs.',
  removeConfirm: 'Delete',
  removed: (name: string) => `“${name}” was deleted.`,
  undo: 'Undo',
  failed: 'This could not be changed. Try again.',
  toRuns: 'Runs',
  toList: 'All automations',
  /** folders */
  folders: 'Folders',
  allFolders: 'All',
  noFolder: 'No folder',
  newFolder: 'New folder',
  renameFolder: (name: string) => `Rename the folder ${name}`,
  removeFolder: (name: string) => `Delete the folder ${name}`,
  folderName: 'Name of the folder',
  folderCreate: 'Create',
  folderRename: 'Rename',
  folderCreated: (name: string) => `The folder “${name}” was made.`,
  folderRenamed: (name: string) => `The folder is called “${name}” now.`,
  folderRemoveTitle: (name: string) => `Delete the folder “${name}”?`,
  folderRemoveBody: 'Its automations stay as they are, in no folder.',
  folderRemoved: (name: string) => `The folder “${name}” was deleted.`,

  /** /admin/manageautomation/{automation_ref} */
  newTitle: 'New automation',
  automationFailed: 'The automation could not be loaded.',
  gone: 'There is no such automation',
  goneBody: 'Somebody may have deleted it. What it did stays under Runs.',
  readOnly: 'You may look at automations, but not change them.',
  readOnlyViewing: 'You are viewing as a teammate, so nothing can be changed here.',
  stoppedNotice: (at: string) =>
    `Harborline switched it off at ${at}, because it ran too often. Look at its runs, change it, and switch it on again.`,
  save: 'Save',
  discard: 'Discard changes',
  saved: (name: string) => `“${name}” was saved.`,
  leaveBody: 'This automation has changes that are not saved.',
  about: 'Name and state',
  name: 'Name',
  nameExample: 'Unhappy visitors first',
  nameRequired: 'Enter a name',
  folder: 'Folder',
  state: 'State',
  stateHelp: {
    off: 'It does nothing.',
    record: 'It writes down under Runs what it would do, and changes nothing.',
    on: 'It changes tickets.',
  },
  changedBy: (name: string, at: string) => `Changed last by ${name}, ${at}`,
  when: 'When',
  whenHelp: 'What starts it.',
  trigger: 'What happens',
  changedFields: 'Which of these changes',
  fieldRequired: 'Choose at least one.',
  tag: 'Which tag',
  anyTag: 'Any tag',
  tagGone: 'A tag that was removed',
  clocks: 'Which clocks',
  ratings: 'Which ratings',
  stars: (rating: number) => counted(rating, 'star'),
  form: 'Which form',
  anyForm: 'Any form',
  formGone: 'A form that was deleted',
  formHelp: 'Only forms that were opened from a ticket start it: their address names the ticket.',
  noneMeansAny: 'Choose none for any of them.',
  waitAmount: 'How long',
  waitUnit: 'Unit of time',
  units: { '1': 'minutes', '60': 'hours', '1440': 'days' },
  waitWrong: `Enter a whole number; at most ${minutesText(LIMITS.workflowMinutes)}.`,
  time: 'Time',
  timeWrong: 'Enter a time.',
  timeZone: 'Time zone',
  daysOfWeek: 'Days',
  conditions: 'If',
  conditionsHelp:
    'What must hold of the ticket at that moment. Without a condition, it acts at every ticket.',
  tooLong: 'These conditions are too long to be kept. Take some out.',
  actions: 'Then',
  actionsHelp: 'What it does, from top to bottom.',
  noActions: 'Add what it does.',
  action: 'What to add',
  addAction: 'Add',
  actionKinds: {
    status: 'Set the status',
    priority: 'Set the priority',
    assignee: 'Assign',
    team: 'Set the team',
    type: 'Set the type',
    category: 'Set the category',
    tier: 'Set the tier',
    'add-tag': 'Add a tag',
    'remove-tag': 'Remove a tag',
    note: 'Write a note',
    snooze: 'Snooze',
  },
  removeAction: (name: string) => `Take out: ${name}`,
  actionRemoved: 'Taken out.',
  choose: 'Choose …',
  chooseRequired: 'Choose one.',
  goneChoice: 'This was removed. Choose another.',
  tagName: 'Tag',
  tagRequired: 'Enter the name of a tag.',
  noteText: 'Text of the note',
  noteRequired: 'Write what the note says.',
  noteHelp: 'Only your team sees notes.',
  snoozeFor: 'How long',
  untilWritten: 'Until the visitor writes',
  actionTwice: 'Another action decides the same. Take one of them out.',
  tooMany: `An automation does at most ${LIMITS.workflowActions} things.`,
  targetsFailed: 'Your teammates, teams and types could not be loaded. Reload the page to choose among them.',

  /** the dry run (D-147) */
  dryRun: {
    title: 'Try it on last week',
    help: `Looks at the newest ${LIMITS.dryRunTickets} tickets of the last 7 days, and says where it would have acted. Nothing is changed.`,
    run: 'Try it',
    failed: 'It could not be tried. Try again.',
    outdated: 'The automation has changed since. Try it again.',
    result: (events: number, matches: number, tickets: number) =>
      events === 0
        ? `${counted(tickets, 'ticket')}: nothing would have started it.`
        : `${counted(tickets, 'ticket')}: it would have started ${events === 1 ? 'once' : `${events} times`}, and acted ${matches === 1 ? 'once' : `${matches} times`}.`,
    hasStopped: 'There are more tickets than it looked at.',
    acted: 'It would have acted',
    notActed: 'Its conditions did not hold',
    label: 'Where it would have started',
  },

  /** runs (D-145) */
  runs: {
    title: 'Runs',
    intro: 'What automations did, and why: the newest first, for 90 days.',
    ofOne: 'What it did',
    figures: (days: number) => `Last ${days} days`,
    acted: (count: number) => `Acted ${count === 1 ? 'once' : `${count} times`}`,
    recorded: (count: number) => `only recorded ${count === 1 ? 'once' : `${count} times`}`,
    stopped: (count: number) => `stopped ${count === 1 ? 'once' : `${count} times`}`,
    none: 'Has not run',
    label: 'Runs',
    loadFailed: 'The runs could not be loaded.',
    empty: 'Nothing has run yet',
    emptyBody: 'An automation that is on leaves a line here each time it acts.',
    showMore: 'Show more runs',
    open: (name: string, ticket: number) => `${name}, ticket ${ticket}`,
    ticket: (number: number) => `Ticket ${number}`,
    runOf: (name: string) => `Why “${name}” ran`,
    failed: 'This run could not be loaded.',
    gone: 'This run is no longer kept.',
    happened: 'What happened',
    by: (cause: string) => `Caused by: ${cause}`,
    chain: 'What led to it',
    goneAutomation: 'an automation that was deleted',
    causedBy: 'The run that led to it',
    conditions: 'Conditions',
    noConditions: 'It has no conditions.',
    holds: 'Holds',
    fails: 'Does not hold',
    actions: 'What it did',
    wouldDo: 'What it would have done',
    result: (result: string, because: string) => (because === '' ? result : `${result}. ${because}`),
    notTried: 'Not tried',
    outcome: 'What came of it',
    close: 'Close',
    toTicket: 'Open the ticket',
    /** at an event in the history of a ticket */
    why: 'Why?',
    whyOf: (name: string) => `Why ${name} did this`,
  },
} as const;
