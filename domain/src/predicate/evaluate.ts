import { type Catalogue, type Field, fieldOf } from './catalogue';
import { type Condition, type Context, type Group, isGroup, type Predicate, TOKENS } from './predicate';
import { dayAt, dayBefore, spanMs, spanOf } from './times';

/** Why a predicate holds or does not: the same of each of its parts. */
export interface Reason {
  readonly predicate: Predicate;
  readonly holds: boolean;
  /** the values that the thing has, if its field has refs */
  readonly found: readonly string[] | null;
  readonly of: readonly Reason[];
}

/** What a predicate is asked with. */
export interface Asked<Thing> {
  readonly catalogue: Catalogue<Thing>;
  readonly context: Context;
}

/** The values that some refs and words stand for; '' for none. */
export function meantBy(values: readonly string[], { me, myTeams }: Context): readonly string[] {
  return values.flatMap((value) => {
    if (value === TOKENS.me) return me;
    if (value === TOKENS.myTeams) return myTeams;
    return value === TOKENS.none ? '' : value;
  });
}

function isOneOf(found: readonly string[], { op, values }: Condition, context: Context): boolean {
  const wanted = new Set(meantBy(values, context));
  const has = found.length === 0 ? wanted.has('') : found.some((value) => wanted.has(value));
  return has === (op === 'any-of');
}

function doesTextHold(text: string, { op, values: [value = ''] }: Condition): boolean {
  const [has, wanted] = [text.toLowerCase(), value.toLowerCase()];
  switch (op) {
    case 'is':
      return has === wanted;
    case 'is-not':
      return has !== wanted;
    case 'contains':
      return has.includes(wanted);
    default:
      return !has.includes(wanted);
  }
}

function doesTimeHold(at: number | null, { op, values: [value = ''] }: Condition, context: Context): boolean {
  if (at === null) return false;
  const { now, timeZone } = context;
  const span = spanOf(value);
  const start = span === null ? now : now - spanMs(span);
  switch (op) {
    case 'within':
      return at >= start;
    case 'older':
      return at < start;
    case 'today':
      return dayAt(at, timeZone) === dayAt(now, timeZone);
    case 'yesterday':
      return dayAt(at, timeZone) === dayBefore(dayAt(now, timeZone));
    case 'since':
      return dayAt(at, timeZone) >= value;
    default:
      return dayAt(at, timeZone) < value;
  }
}

/** What is due within a span is not overdue yet. */
function doesDeadlineHold(
  at: number | null,
  { op, values: [value = ''] }: Condition,
  { now }: Context,
): boolean {
  if (at === null) return op === 'no-due';
  if (op === 'overdue') return at <= now;
  const span = spanOf(value);
  return op === 'due-within' && span !== null && at > now && at <= now + spanMs(span);
}

/** The values of a field of refs; null for other fields. */
function foundIn<Thing>(field: Field<Thing>, thing: Thing): readonly string[] | null {
  if (field.kind === 'set') return field.read(thing);
  return field.kind === 'choice' ? [field.read(thing)] : null;
}

function ofCondition<Thing>(
  condition: Condition,
  thing: Thing,
  { catalogue, context }: Asked<Thing>,
): Reason {
  const field = fieldOf(catalogue, condition.field);
  const reason = (holds: boolean, found: Reason['found'] = null) => ({
    predicate: condition,
    holds,
    found,
    of: [],
  });
  if (field === undefined) return reason(false);
  const found = foundIn(field, thing);
  if (found !== null) return reason(isOneOf(found, condition, context), found);
  if (field.kind === 'flag') return reason(field.read(thing) === (condition.op === 'yes'));
  if (field.kind === 'text') return reason(doesTextHold(field.read(thing), condition));
  if (field.kind === 'deadline') return reason(doesDeadlineHold(field.read(thing), condition, context));
  return reason(field.kind === 'time' && doesTimeHold(field.read(thing), condition, context));
}

const joins = {
  all: (parts: readonly Reason[]) => parts.every(({ holds }) => holds),
  any: (parts: readonly Reason[]) => parts.some(({ holds }) => holds),
  none: (parts: readonly Reason[]) => !parts.some(({ holds }) => holds),
} satisfies Record<Group['match'], (parts: readonly Reason[]) => boolean>;

/** Why a predicate holds of a thing, or does not. */
export function reasonFor<Thing>(predicate: Predicate, thing: Thing, asked: Asked<Thing>): Reason {
  if (!isGroup(predicate)) return ofCondition(predicate, thing, asked);
  const of = predicate.of.map((part) => reasonFor(part, thing, asked));
  return { predicate, holds: joins[predicate.match](of), found: null, of };
}

/** Whether a predicate holds of a thing. */
export const doesHold = <Thing>(predicate: Predicate, thing: Thing, asked: Asked<Thing>): boolean =>
  reasonFor(predicate, thing, asked).holds;
