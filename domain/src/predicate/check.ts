import { LIMITS } from '../limits';
import { type Catalogue, type Field, fieldOf } from './catalogue';
import { type Condition, isGroup, OPERATORS, type Operator, type Predicate, TOKENS } from './predicate';
import { isDay, spanOf } from './times';

/** Why a condition cannot be asked. */
export type ConditionProblem = 'field' | 'operator' | 'no-value' | 'many-values' | 'value';

/** The kind of value that an operator compares with; null if it needs none. */
export function operandOf(op: Operator): 'refs' | 'text' | 'span' | 'day' | null {
  switch (op) {
    case 'any-of':
    case 'none-of':
      return 'refs';
    case 'is':
    case 'is-not':
    case 'contains':
    case 'lacks':
      return 'text';
    case 'within':
    case 'older':
    case 'due-within':
      return 'span';
    case 'since':
    case 'before':
      return 'day';
    case 'yes':
    case 'no':
    case 'today':
    case 'yesterday':
    case 'overdue':
    case 'no-due':
      return null;
  }
}

const ALL_TOKENS: readonly string[] = Object.values(TOKENS);

/** Whether a field of refs can have a value, or what a word stands for. */
function isRefOf(field: Field<never>, value: string): boolean {
  if (field.kind !== 'choice' && field.kind !== 'set') return false;
  if (value.startsWith('@'))
    return ALL_TOKENS.includes(value) && field.tokens.some((token) => token === value);
  return field.kind === 'set' || (field.only?.includes(value) ?? true);
}

function isValue(field: Field<never>, op: Operator, value: string): boolean {
  if (value === '' || value.trim() !== value || value.length > LIMITS.predicateValue) return false;
  switch (operandOf(op)) {
    case 'refs':
      return isRefOf(field, value);
    case 'span':
      return spanOf(value) !== null;
    case 'day':
      return isDay(value);
    case 'text':
      return true;
    case null:
      return false;
  }
}

/** Why a condition cannot be asked; null if it can. */
export function problemOf<Thing>(condition: Condition, catalogue: Catalogue<Thing>): ConditionProblem | null {
  const field = fieldOf(catalogue, condition.field);
  if (field === undefined) return 'field';
  const operators: readonly Operator[] = OPERATORS[field.kind];
  const { op, values } = condition;
  if (!operators.includes(op)) return 'operator';
  const operand = operandOf(op);
  if (operand !== null && values.length === 0) return 'no-value';
  const most = operand === 'refs' ? LIMITS.predicateValues : operand === null ? 0 : 1;
  if (values.length > most) return 'many-values';
  return values.every((value) => isValue(field, op, value)) ? null : 'value';
}

/** Whether every condition of a predicate can be asked. */
export const isSound = <Thing>(predicate: Predicate, catalogue: Catalogue<Thing>): boolean =>
  isGroup(predicate)
    ? predicate.of.every((part) => isSound(part, catalogue))
    : problemOf(predicate, catalogue) === null;
