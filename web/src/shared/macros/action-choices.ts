import { SETTABLE_STATUSES, type SettableStatus } from '@harborline/domain/entities/conversation';
import type { MacroAction } from '@harborline/domain/entities/macro';
import { PRIORITIES } from '@harborline/domain/tickets/priority';

/** What actions decide once each, in the order in which a macro does that. */
export const SLOTS = ['status', 'priority', 'assignee', 'team', 'type', 'category', 'tier'] as const;
export type Slot = (typeof SLOTS)[number];

/** Values of choices: nothing is done; oneself; nobody or none. A ref is written behind `IS`. */
export const KEEP = '';
export const ME = 'me';
export const NONE = 'none';
const IS = 'is ';

export const refChoice = (ref: string): string => `${IS}${ref}`;

/** A status with the library's own one that counts as it (D-121). */
export const ownChoice = (status: SettableStatus, ref: string): string => `${status} ${ref}`;

const ofRef = (ref: string | undefined): string => (ref === undefined ? NONE : refChoice(ref));

/** The value of a choice that stands for an action. */
export function choiceOf(action: MacroAction): string {
  switch (action.kind) {
    case 'status':
      return action.own_status_ref === undefined
        ? action.status
        : ownChoice(action.status, action.own_status_ref);
    case 'priority':
      return action.priority;
    case 'assign-me':
      return ME;
    case 'assignee':
      return ofRef(action.assigned_to);
    case 'team':
      return ofRef(action.team_ref);
    case 'field':
      return ofRef(action.ref);
    case 'tag':
      return action.name;
  }
}

/** The action that the value of a choice stands for; undefined for none. */
export function actionOf(slot: Slot, value: string): MacroAction | undefined {
  if (value === KEEP) return undefined;
  const ref = value.startsWith(IS) ? value.slice(IS.length) : undefined;
  switch (slot) {
    case 'status': {
      const [word, own_status_ref] = value.split(' ');
      const status = SETTABLE_STATUSES.find((one) => one === word);
      return status && { kind: 'status', status, ...(own_status_ref !== undefined && { own_status_ref }) };
    }
    case 'priority': {
      const priority = PRIORITIES.find((one) => one === value);
      return priority && { kind: 'priority', priority };
    }
    case 'assignee':
      if (value === ME) return { kind: 'assign-me' };
      return ref === undefined ? { kind: 'assignee' } : { kind: 'assignee', assigned_to: ref };
    case 'team':
      return ref === undefined ? { kind: 'team' } : { kind: 'team', team_ref: ref };
    default:
      return ref === undefined ? { kind: 'field', field: slot } : { kind: 'field', field: slot, ref };
  }
}
