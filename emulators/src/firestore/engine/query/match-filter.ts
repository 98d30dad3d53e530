import type { StoredDocument } from '../store/stored-document';
import { DOCUMENT_NAME } from '../values/field-path';
import { isSameClass, NAN_KEY, NULL_KEY } from '../values/order-key';
import type { Condition, Filter } from './query';

/** Whether a document matches a filter. A document without the field never does. */
export function matchesFilter(document: StoredDocument, filter: Filter): boolean {
  if (filter.kind === 'condition') return matchesCondition(document, filter);
  const matches = (part: Filter) => matchesFilter(document, part);
  return filter.kind === 'or' ? filter.parts.some(matches) : filter.parts.every(matches);
}

export function matchesCondition(document: StoredDocument, condition: Condition): boolean {
  const { field, op, operands } = condition;
  const key = document.key(field);
  if (key === undefined) return false;
  switch (op) {
    case 'EQUAL':
    case 'IN':
      return isComparable(key) && operands.includes(key);
    case 'NOT_EQUAL':
      return key !== NULL_KEY && !operands.includes(key);
    case 'NOT_IN':
      return key !== NULL_KEY && !operands.includes(NULL_KEY) && !operands.includes(key);
    case 'ARRAY_CONTAINS':
    case 'ARRAY_CONTAINS_ANY':
      return document
        .elementKeys(field)
        .some((element) => isComparable(element) && operands.includes(element));
    case 'IS_NULL':
      return key === NULL_KEY;
    case 'IS_NOT_NULL':
      return key !== NULL_KEY;
    case 'IS_NAN':
      return key === NAN_KEY;
    case 'IS_NOT_NAN':
      return key !== NAN_KEY && key !== NULL_KEY;
    default:
      return isOrdered(key, condition);
  }
}

/** null and NaN equal nothing in filters. */
export function isComparable(key: string): boolean {
  return key !== NULL_KEY && key !== NAN_KEY;
}

function isOrdered(key: string, { field, op, operands }: Condition): boolean {
  const operand = operands[0] ?? NULL_KEY;
  if (field.text !== DOCUMENT_NAME) {
    if (!isComparable(key) || !isComparable(operand) || !isSameClass(key, operand)) return false;
  }
  switch (op) {
    case 'LESS_THAN':
      return key < operand;
    case 'LESS_THAN_OR_EQUAL':
      return key <= operand;
    case 'GREATER_THAN':
      return key > operand;
    case 'GREATER_THAN_OR_EQUAL':
      return key >= operand;
    default:
      return false;
  }
}
