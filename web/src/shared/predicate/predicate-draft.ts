import { type Catalogue, fieldOf } from '@harborline/domain/predicate/catalogue';
import { operandOf, problemOf } from '@harborline/domain/predicate/check';
import {
  type Condition,
  type GroupKind,
  isGroup,
  OPERATORS,
  type Operator,
  type Predicate,
} from '@harborline/domain/predicate/predicate';

/** A condition that is being edited, which may still lack a value. */
export interface DraftCondition extends Condition {
  readonly id: number;
}

/** A group that is being edited. */
export interface DraftGroup {
  readonly id: number;
  readonly match: GroupKind;
  readonly of: readonly DraftPart[];
}

export type DraftPart = DraftCondition | DraftGroup;

export const isDraftGroup = (part: DraftPart): part is DraftGroup => 'match' in part;

let lastId = 0;
/** Tells the parts of drafts apart while they are edited. */
function newId(): number {
  lastId += 1;
  return lastId;
}

const partOf = (predicate: Predicate): DraftPart =>
  isGroup(predicate)
    ? { id: newId(), match: predicate.match, of: predicate.of.map(partOf) }
    : { ...predicate, id: newId() };

/** What is edited of a predicate: always a group. */
export function draftOf(predicate: Predicate): DraftGroup {
  const part = partOf(predicate);
  return isDraftGroup(part) ? part : { id: newId(), match: 'all', of: [part] };
}

/** The predicate that a draft is now. */
export const predicateOf = (part: DraftPart): Predicate =>
  isDraftGroup(part)
    ? { match: part.match, of: part.of.map(predicateOf) }
    : { field: part.field, op: part.op, values: part.values };

/** What an operator is first compared with. */
const firstValues = (op: Operator): readonly string[] => (operandOf(op) === 'span' ? ['7d'] : []);

/** A condition on a field, as its editing begins. */
export function newCondition<Thing>(catalogue: Catalogue<Thing>, name: string): DraftCondition {
  const kind = fieldOf(catalogue, name)?.kind ?? 'text';
  const [op] = OPERATORS[kind];
  return { id: newId(), field: name, op, values: firstValues(op) };
}

/** The same condition with another operator; values stay where they can. */
export const withOperator = (condition: DraftCondition, op: Operator): DraftCondition => ({
  ...condition,
  op,
  values: operandOf(op) === operandOf(condition.op) ? condition.values : firstValues(op),
});

/** A group with a condition on a field. */
export const newGroup = <Thing>(catalogue: Catalogue<Thing>, name: string): DraftGroup => ({
  id: newId(),
  match: 'any',
  of: [newCondition(catalogue, name)],
});

/** The group with one part changed, or without it if nothing is left of it. */
export function replaced(
  group: DraftGroup,
  id: number,
  change: (part: DraftPart) => DraftPart | null,
): DraftGroup {
  if (group.id === id) {
    const changed = change(group);
    return changed !== null && isDraftGroup(changed) ? changed : group;
  }
  const of = group.of.flatMap((part) => {
    if (part.id === id) return change(part) ?? [];
    return isDraftGroup(part) ? replaced(part, id, change) : part;
  });
  return { ...group, of };
}

/** How many conditions a draft has. */
export const conditionsOf = (part: DraftPart): readonly DraftCondition[] =>
  isDraftGroup(part) ? part.of.flatMap(conditionsOf) : [part];

/** Whether every condition of a draft can be asked. */
export const isComplete = <Thing>(draft: DraftGroup, catalogue: Catalogue<Thing>): boolean =>
  conditionsOf(draft).every((condition) => problemOf(condition, catalogue) === null);
