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

/** Automations; ours (D-47, D-144). The specification calls them workflows, and their pages automation. */
export const WORKFLOW_TEXTS = {
  fields: { inHours: 'Business hours', cause: 'Caused by' },
  inHours: 'It is within business hours',
  outOfHours: 'It is outside business hours',
  causes: CAUSES,
  triggers: TRIGGERS,
  changed: CHANGED,
  days: DAYS,
  outcomes: OUTCOMES,
  results: RESULTS,
  /** a trigger in words */
  changes: (fields: readonly string[]) => `A ticket’s ${fields.join(' or ')} changes`,
  tagAdded: (tag: string | undefined) =>
    tag === undefined ? 'A tag is added that the library no longer has' : `The tag ${tag} is added`,
  tagRemoved: (tag: string | undefined) =>
    tag === undefined ? 'A tag is removed that the library no longer has' : `The tag ${tag} is removed`,
  ofClocks: (text: string, clocks: readonly string[]) => `${text}: ${clocks.join(' or ')}`,
  rated: (ratings: readonly number[]) => `A visitor rates an answer with ${ratings.join(' or ')} of 5`,
  waits: (minutes: number) => `An open ticket waits ${minutesText(minutes)} for an answer`,
  schedule: (days: readonly string[], time: string, zone: string) =>
    `${days.length === DAYS.length ? 'Every day' : days.join(', ')} at ${time} (${zone})`,
  /** actions that macros do not have */
  note: 'Write a note',
  snooze: (minutes: number) =>
    minutes === 0 ? 'Snooze until the visitor writes' : `Snooze for ${minutesText(minutes)}`,
  /** who did it, in the history of a ticket */
  actor: (name: string) => `Automation “${name}”`,
  /** refusals */
  nameTaken: 'There is an automation of that name already.',
  folderNameTaken: 'There is a folder of that name already.',
  full: (most: number) => `There are ${most} automations already. Delete one first.`,
  foldersFull: (most: number) => `There are ${most} folders already. Delete one first.`,
  folderGone: 'Somebody has deleted this folder since. Choose another.',
  tagGone: 'Somebody has deleted the tag of the trigger since. Choose another.',
  changedMeanwhile: 'Somebody has changed this automation since. Open it again to see it as it is now.',
  notAllowed: 'You may not do what this automation does, so you may not have it done either.',
  unreadable: 'A later version of Harborline wrote this automation. Reload the page.',
  gone: 'Somebody has deleted this automation since.',
  failed: 'This was not done. It is tried no more.',
  /** in the feed of whoever changed it last */
  switchedOff: (most: number, minutes: number) =>
    `was switched off: it ran ${most} times within ${minutes} minutes`,
  feedEntity: 'Automation',
} as const;
