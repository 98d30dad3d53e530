import { fieldOf } from './catalogue';
import { type Asked, meantBy } from './evaluate';
import { type Condition, type Context, type Group, isGroup, type Predicate } from './predicate';
import { dayAt, dayBefore, earliestOf, latestStartOf, spanMs, spanOf } from './times';

/** What a query asks of a field of the documents: one of some values, or a value among the field's. */
export interface Constraint {
  readonly path: string;
  readonly op: 'in' | 'array-contains';
  /** one at least; exactly one for array-contains */
  readonly values: readonly string[];
}

/** What queries can be asked. */
export interface Indexes {
  /** the field by which documents are ordered, whose conditions narrow the range */
  readonly ordered: string;
  /** whether documents can be found by all these paths together */
  readonly serves: (paths: readonly string[]) => boolean;
  /** how many combinations of values one query may ask for */
  readonly mostCombinations: number;
}

/** A query that finds everything for which a predicate holds, and maybe more: what it finds is checked against `rest`. */
export interface Compiled {
  readonly where: readonly Constraint[];
  /** milliseconds since 1970 of the ordering field: the first that may match, null for any */
  readonly from: number | null;
  /** the first that no longer matches, null for none */
  readonly before: number | null;
  /** what remains to be checked of each document */
  readonly rest: Predicate;
  /** nothing can match, so that nothing need be asked */
  readonly isEmpty: boolean;
}

/** The conditions that must all hold for a predicate to hold. */
function required(predicate: Predicate): readonly Condition[] {
  if (!isGroup(predicate)) return [predicate];
  const isOne = predicate.match === 'any' && predicate.of.length === 1;
  return predicate.match === 'all' || isOne ? predicate.of.flatMap(required) : [];
}

/** The predicate without conditions that a query checks: only those that must all hold. */
function without(predicate: Predicate, checked: ReadonlySet<Condition>): Predicate {
  if (!isGroup(predicate) || predicate.match !== 'all')
    return !isGroup(predicate) && checked.has(predicate) ? { match: 'all', of: [] } : predicate;
  const of = predicate.of.filter((part) => isGroup(part) || !checked.has(part));
  return { match: 'all', of: of.map((part) => without(part, checked)) } satisfies Group;
}

/** What a query may ask for a condition; undefined if documents do not hold it so. */
function constraintOf<Thing>(
  condition: Condition,
  { catalogue, context }: Asked<Thing>,
): Constraint | undefined {
  const field = fieldOf(catalogue, condition.field);
  if (field?.kind === 'flag') {
    const values = condition.op === 'yes' ? field.stored?.yes : field.stored?.no;
    return field.stored && values && { path: field.stored.path, op: 'in', values };
  }
  if (condition.op !== 'any-of') return undefined;
  const values = [...new Set(meantBy(condition.values, context))];
  if (field?.kind === 'choice' && field.stored !== undefined) {
    const { path, isAlwaysThere } = field.stored;
    return isAlwaysThere || !values.includes('') ? { path, op: 'in', values } : undefined;
  }
  if (field?.kind !== 'set' || field.stored === undefined) return undefined;
  const isAskable = values.length === 1 && values[0] !== '';
  return isAskable || values.length === 0
    ? { path: field.stored.path, op: 'array-contains', values }
    : undefined;
}

interface Range {
  readonly from: number;
  readonly before: number;
  /** whether it holds neither more nor less than the condition */
  readonly isExact: boolean;
}

const ALWAYS: Range = { from: -Infinity, before: Infinity, isExact: false };

/** A range that has every moment for which a condition holds. */
function rangeOf({ op, values: [value = ''] }: Condition, { now, timeZone }: Context): Range {
  const span = spanOf(value);
  const today = dayAt(now, timeZone);
  switch (op) {
    case 'within':
      return span === null ? ALWAYS : { ...ALWAYS, from: now - spanMs(span), isExact: true };
    case 'older':
      return span === null ? ALWAYS : { ...ALWAYS, before: now - spanMs(span), isExact: true };
    case 'today':
      return { ...ALWAYS, from: earliestOf(today) };
    case 'yesterday':
      return { ...ALWAYS, from: earliestOf(dayBefore(today)), before: latestStartOf(today) };
    case 'since':
      return { ...ALWAYS, from: earliestOf(value) };
    case 'before':
      return { ...ALWAYS, before: latestStartOf(value) };
    default:
      return ALWAYS;
  }
}

/** Chooses what to ask, first come first served, and notes which conditions that checks. */
function choose(conditions: readonly Condition[], asked: Asked<never>, indexes: Indexes) {
  const where: Constraint[] = [];
  const checked = new Set<Condition>();
  let combinations = 1;
  for (const condition of conditions) {
    const constraint = constraintOf(condition, asked);
    if (constraint === undefined) continue;
    const paths = [...where.map(({ path }) => path), constraint.path];
    const isFree = new Set(paths).size === paths.length && indexes.serves(paths);
    const product = combinations * constraint.values.length;
    if (!isFree || product > indexes.mostCombinations) continue;
    combinations = product;
    where.push(constraint);
    checked.add(condition);
  }
  return { where, checked, isEmpty: combinations === 0 };
}

/** The query for a predicate. It never finds less than what the predicate holds for. */
export function compile<Thing>(predicate: Predicate, asked: Asked<Thing>, indexes: Indexes): Compiled {
  const conditions = required(predicate);
  const { where, checked, isEmpty } = choose(conditions, asked, indexes);
  const ranges = conditions
    .filter(({ field }) => field === indexes.ordered)
    .map((condition) => ({ condition, ...rangeOf(condition, asked.context) }));
  for (const { condition, isExact } of ranges) if (isExact) checked.add(condition);
  const from = Math.max(...ranges.map((range) => range.from), -Infinity);
  const before = Math.min(...ranges.map((range) => range.before), Infinity);
  return {
    where,
    from: from === -Infinity ? null : from,
    before: before === Infinity ? null : before,
    rest: without(predicate, checked),
    isEmpty: isEmpty || from >= before,
  };
}
