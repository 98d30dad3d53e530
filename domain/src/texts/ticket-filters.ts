import type { ConversationStatus, TicketSource } from '../entities/conversation';
import { LIMITS } from '../limits';
import type { ConditionProblem } from '../predicate/check';

const STATUSES: Readonly<Record<ConversationStatus, string>> = {
  open: 'Open',
  pending: 'Pending',
  closed: 'Closed',
};

const SOURCES: Readonly<Record<TicketSource, string>> = {
  contact_form: 'Contact form',
  widget: 'Widget',
  email: 'Email',
};

const PROBLEMS: Readonly<Record<ConditionProblem, string>> = {
  field: 'Choose a field.',
  operator: 'Choose what to compare.',
  'no-value': 'Choose or type a value.',
  'many-values': `Choose ${LIMITS.predicateValues} values at most.`,
  value: 'This value cannot be compared. Check it, please.',
};

/** Filters of tickets; ours (D-47, D-111, D-112). */
export const TICKET_FILTER_TEXTS = {
  statuses: STATUSES,
  sources: SOURCES,
  /** fields; those of types, teams and the like have the words that tickets show */
  fields: {
    status: 'Status',
    assignee: 'Assigned to',
    team: 'Team',
    type: 'Type',
    category: 'Category',
    tier: 'Tier',
    tag: 'Tag',
    source: 'Came by',
    created: 'Created',
    lastMessage: 'Last message',
    waits: 'Waits for an answer',
    createdBy: 'Created by',
    address: 'Visitor’s address',
    domain: 'Visitor’s domain',
  },
  waits: 'It waits for an answer',
  waitsNot: 'It waits for no answer',
  you: 'you',
  yourTeams: 'your teams',
  nobody: 'nobody',
  visitorThemselves: 'the visitor',
  none: 'none',
  /** of a tag, a person or the like that is gone */
  gone: 'something that was removed',
  problems: PROBLEMS,
  nameTaken: 'There is a filter of that name already.',
  full: (most: number) => `There are ${most} filters already. Delete one first.`,
} as const;
