import { PREDICATE_TEXTS } from '../texts/predicate';
import { type Catalogue, fieldOf } from './catalogue';
import type { Reason } from './evaluate';
import { type Condition, type Group, isGroup, type Predicate } from './predicate';
import { spanOf } from './times';

/** What sentences need to know. */
export interface Wording {
  readonly catalogue: Catalogue<never>;
  /** what people call a value of a field, or what a word such as @me stands for; '' is no value */
  readonly nameOf: (field: string, value: string) => string;
}

function spanText(value: string): string {
  const span = spanOf(value);
  return span === null ? value : PREDICATE_TEXTS.span(span.amount, span.unit);
}

/** A condition about words or a time. */
function comparison(label: string, { op, values: [value = ''] }: Condition): string {
  switch (op) {
    case 'within':
      return PREDICATE_TEXTS.within(label, spanText(value));
    case 'older':
      return PREDICATE_TEXTS.older(label, spanText(value));
    case 'due-within':
      return PREDICATE_TEXTS.dueWithin(label, spanText(value));
    case 'overdue':
    case 'no-due':
      return PREDICATE_TEXTS.deadline[op](label);
    case 'today':
    case 'yesterday':
      return PREDICATE_TEXTS.onDay(label, PREDICATE_TEXTS.operators[op]);
    case 'since':
    case 'before':
      return PREDICATE_TEXTS.onDay(label, `${PREDICATE_TEXTS.operators[op]} ${value}`);
    default:
      return PREDICATE_TEXTS.text(label, PREDICATE_TEXTS.operators[op], value);
  }
}

const namesOf = (field: string, values: readonly string[], { nameOf }: Wording): string =>
  PREDICATE_TEXTS.or(values.map((value) => nameOf(field, value)));

function ofCondition(condition: Condition, wording: Wording): string {
  const { field: name, op, values } = condition;
  const field = fieldOf(wording.catalogue, name);
  const label = field?.label ?? name;
  if (field?.kind === 'flag') return op === 'yes' ? field.yes : field.no;
  if (op === 'any-of') return PREDICATE_TEXTS.is(label, namesOf(name, values, wording));
  if (op === 'none-of') return PREDICATE_TEXTS.isNot(label, namesOf(name, values, wording));
  return comparison(label, condition);
}

function ofGroup({ match, of }: Group, wording: Wording): string {
  if (of.length === 0) return match === 'any' ? PREDICATE_TEXTS.nothing : PREDICATE_TEXTS.everything;
  const parts = of.map((part) =>
    isGroup(part) && part.match !== 'none' && part.of.length > 1
      ? PREDICATE_TEXTS.grouped(ofGroup(part, wording))
      : sentenceOf(part, wording),
  );
  if (match === 'all') return PREDICATE_TEXTS.and(parts);
  const joined = PREDICATE_TEXTS.or(parts);
  if (match === 'any') return joined;
  const grouped = PREDICATE_TEXTS.grouped(joined);
  return parts.length === 1 ? PREDICATE_TEXTS.not(grouped) : PREDICATE_TEXTS.noneOf(grouped);
}

/** A predicate in words, such as “Status is Open and Created in the last 7 days”. */
export function sentenceOf(predicate: Predicate, wording: Wording): string {
  return isGroup(predicate) ? ofGroup(predicate, wording) : ofCondition(predicate, wording);
}

/** One line of why a predicate holds, and how deep it lies in the groups. */
export interface ReasonLine {
  readonly holds: boolean;
  readonly text: string;
  readonly depth: number;
}

function reasonText({ predicate, holds, found }: Reason, wording: Wording): string {
  if (isGroup(predicate)) return PREDICATE_TEXTS[holds ? 'groupHolds' : 'groupFails'][predicate.match];
  const sentence = ofCondition(predicate, wording);
  if (holds) return sentence;
  const values = found?.length === 0 ? [''] : (found ?? []);
  return PREDICATE_TEXTS.butIs(sentence, namesOf(predicate.field, values, wording));
}

/** Why a predicate holds of a thing or does not, line by line: each group before its parts. */
export const reasonLines = (reason: Reason, wording: Wording, depth = 0): readonly ReasonLine[] => [
  { holds: reason.holds, text: reasonText(reason, wording), depth },
  ...reason.of.flatMap((part) => reasonLines(part, wording, depth + 1)),
];
