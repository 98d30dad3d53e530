import { LIMITS } from '../limits';
import type { ConditionProblem } from '../predicate/check';
import type { GroupKind, Operator } from '../predicate/predicate';
import type { SpanUnit } from '../predicate/times';

const UNITS: Readonly<Record<SpanUnit, readonly [one: string, many: string]>> = {
  m: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  d: ['day', 'days'],
  w: ['week', 'weeks'],
};

const OPERATORS: Readonly<Record<Operator, string>> = {
  'any-of': 'is one of',
  'none-of': 'is none of',
  yes: 'Yes',
  no: 'No',
  is: 'is',
  'is-not': 'is not',
  contains: 'contains',
  lacks: 'does not contain',
  within: 'in the last',
  older: 'more than … ago',
  today: 'today',
  yesterday: 'yesterday',
  since: 'on or after',
  before: 'before',
  overdue: 'is overdue',
  'due-within': 'is within the next',
  'no-due': 'is not set',
};

const GROUPS: Readonly<Record<GroupKind, string>> = {
  all: 'All of these',
  any: 'Any of these',
  none: 'None of these',
};

const PROBLEMS: Readonly<Record<ConditionProblem, string>> = {
  field: 'Choose a field.',
  operator: 'Choose how to compare.',
  'no-value': 'Choose or type a value.',
  'many-values': `Choose ${LIMITS.predicateValues} values at most.`,
  value: 'This value cannot be compared. Check it, please.',
};

/** A predicate in words, and its editor; ours (D-47, D-111). */
export const PREDICATE_TEXTS = {
  units: UNITS,
  operators: OPERATORS,
  groups: GROUPS,
  problems: PROBLEMS,
  /** the editor */
  group: 'Which of these must be so',
  field: 'Field',
  operator: 'Comparison',
  value: 'Value',
  amount: 'How many',
  unit: 'Unit',
  addCondition: 'Add a condition',
  addGroup: 'Add a group',
  removeCondition: (sentence: string) => `Remove: ${sentence}`,
  removeGroup: 'Remove this group',
  noOptions: 'There is nothing to choose yet.',
  full: `A filter has ${LIMITS.predicateConditions} conditions at most.`,
  everything: 'everything',
  nothing: 'nothing',
  or: (names: readonly string[]) => names.join(' or '),
  and: (parts: readonly string[]) => parts.join(' and '),
  not: (part: string) => `not ${part}`,
  noneOf: (part: string) => `none of ${part}`,
  grouped: (part: string) => `(${part})`,
  is: (label: string, names: string) => `${label} is ${names}`,
  isNot: (label: string, names: string) => `${label} is not ${names}`,
  text: (label: string, operator: string, value: string) => `${label} ${operator} “\u2068${value}\u2069”`,
  within: (label: string, span: string) => `${label} in the last ${span}`,
  older: (label: string, span: string) => `${label} more than ${span} ago`,
  dueWithin: (label: string, span: string) => `${label} is within the next ${span}`,
  deadline: {
    overdue: (label: string) => `${label} is overdue`,
    'no-due': (label: string) => `${label} is not set`,
  },
  onDay: (label: string, day: string) => `${label} ${day}`,
  span: (amount: number, unit: SpanUnit) =>
    amount === 1 ? `1 ${UNITS[unit][0]}` : `${amount} ${UNITS[unit][1]}`,
  /** of a condition that does not hold. @param found what the thing has instead, '' if that is not said */
  butIs: (sentence: string, found: string) =>
    found === '' ? `Not so: ${sentence}` : `Not so: ${sentence}. It is ${found}`,
  groupHolds: {
    all: 'All of these are so',
    any: 'At least one of these is so',
    none: 'None of these is so',
  },
  groupFails: {
    all: 'Not all of these are so',
    any: 'None of these is so',
    none: 'At least one of these is so, and none may be',
  },
} as const;
