import { StatusError } from '../../../shared/status-error';
import type { Condition, Disjunct, Filter } from './query';

const MAX_DISJUNCTS = 30;

/** The filter as an OR of ANDs, with IN and ARRAY_CONTAINS_ANY expanded; at most 30 of them. */
export function disjunctsOf(filter: Filter): Disjunct[] {
  if (countDisjuncts(filter) > MAX_DISJUNCTS) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `The query has too many disjunctions after normalisation; at most ${MAX_DISJUNCTS} are supported.`,
    );
  }
  return expand(filter);
}

/** Counts before expanding, so that a hostile filter costs nothing. */
function countDisjuncts(filter: Filter): number {
  if (filter.kind === 'condition') return isListOp(filter) ? filter.operands.length : 1;
  const counts = filter.parts.map(countDisjuncts);
  return filter.kind === 'or' ? counts.reduce((a, b) => a + b, 0) : counts.reduce((a, b) => a * b, 1);
}

function isListOp(condition: Condition): boolean {
  return condition.op === 'IN' || condition.op === 'ARRAY_CONTAINS_ANY';
}

function expand(filter: Filter): Disjunct[] {
  if (filter.kind === 'condition') return expandCondition(filter);
  const parts = filter.parts.map(expand);
  if (filter.kind === 'or') return parts.flat();
  return parts.reduce<Disjunct[]>(
    (products, part) => products.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  );
}

function expandCondition(condition: Condition): Disjunct[] {
  if (!isListOp(condition)) return [[condition]];
  const op = condition.op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  return [...new Set(condition.operands)].map((operand) => [{ ...condition, op, operands: [operand] }]);
}
