import { StatusError } from '../../../shared/status-error';
import { DOCUMENT_NAME } from '../values/field-path';
import { conditionsOf, type Disjunct, type Filter, type FilterOp, INEQUALITIES } from './query';

const NEGATIONS: ReadonlySet<FilterOp> = new Set<FilterOp>([
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

const MAX_UNEQUAL_FIELDS = 10;

/** Refuses combinations of filters that the service refuses. */
export function validateFilter(filter: Filter, disjuncts: readonly Disjunct[]): void {
  const conditions = conditionsOf(filter);
  const negations = conditions.filter(({ op }) => NEGATIONS.has(op));
  if (negations.length > 1) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'Only a single NOT_EQUAL, NOT_IN, IS_NOT_NAN, or IS_NOT_NULL filter allowed per query.',
    );
  }
  if (negations.some(({ op }) => op === 'NOT_IN')) checkNotInCompanions(filter);
  checkKeyEquality(filter);
  checkUnequalFields(filter);
  for (const disjunct of disjuncts) checkArrayFilters(disjunct);
  const perQuery = conditions.filter(({ op }) => op === 'ARRAY_CONTAINS_ANY');
  if (perQuery.length > 1 && !holdsOr(filter)) throw tooManyArrayFilters();
}

function checkUnequalFields(filter: Filter): void {
  const unequal = conditionsOf(filter).filter(({ op }) => INEQUALITIES.has(op));
  if (new Set(unequal.map(({ field }) => field.text)).size > MAX_UNEQUAL_FIELDS) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `A query has range and inequality filters on at most ${MAX_UNEQUAL_FIELDS} fields.`,
    );
  }
}

function checkKeyEquality(filter: Filter): void {
  const conditions = conditionsOf(filter);
  const unequal = conditions.filter(({ op }) => INEQUALITIES.has(op)).map(({ field }) => field.text);
  const isKeyFixed = conditions.some(({ field, op }) => field.text === DOCUMENT_NAME && op === 'EQUAL');
  if (isKeyFixed && unequal.length > 0 && !unequal.includes(DOCUMENT_NAME)) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

function checkNotInCompanions(filter: Filter): void {
  const hasCompanion = conditionsOf(filter).some(({ op }) => op === 'IN' || op === 'ARRAY_CONTAINS_ANY');
  if (hasCompanion || holdsOr(filter)) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

function holdsOr(filter: Filter): boolean {
  if (filter.kind === 'condition') return false;
  return (filter.kind === 'or' && filter.parts.length > 1) || filter.parts.some(holdsOr);
}

function checkArrayFilters(disjunct: Disjunct): void {
  if (disjunct.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1) throw tooManyArrayFilters();
}

function tooManyArrayFilters(): StatusError {
  return new StatusError(
    'FAILED_PRECONDITION',
    'A maximum of 1 ARRAY_CONTAINS or ARRAY_CONTAINS_ANY filter is allowed per disjunction.',
  );
}
