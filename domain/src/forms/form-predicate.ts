import type { Catalogue, Field } from '../predicate/catalogue';
import { doesHold } from '../predicate/evaluate';
import { isGroup, type Predicate, TOKENS } from '../predicate/predicate';
import { parsePredicate } from '../predicate/text-form';
import { isDay } from '../predicate/times';
import { type Answers, manyAnswers, oneAnswer } from './answers';
import { type FormField, isAnswered } from './form-definition';

export const RATING_ANSWERS = ['1', '2', '3', '4', '5'] as const;

/** The answer that gives a consent. */
export const CONSENT = 'yes';

const dayMs = (day: string): number | null => (isDay(day) ? Date.parse(`${day}T00:00:00Z`) : null);

/** How conditions ask for the answer to a field. */
function askedField({ ref, kind, label, options }: FormField): Field<Answers> {
  const one = (answers: Answers) => oneAnswer(answers, ref);
  switch (kind) {
    case 'choice':
      return {
        kind: 'choice',
        label,
        tokens: [TOKENS.none],
        only: options.map((option) => option.ref),
        read: one,
      };
    case 'rating':
      return { kind: 'choice', label, tokens: [TOKENS.none], only: RATING_ANSWERS, read: one };
    case 'choices':
      return { kind: 'set', label, tokens: [TOKENS.none], read: (answers) => manyAnswers(answers, ref) };
    case 'consent':
      return {
        kind: 'flag',
        label,
        yes: `${label}: ✓`,
        no: `${label}: –`,
        read: (answers) => one(answers) === CONSENT,
      };
    case 'date':
      return { kind: 'time', label, read: (answers) => dayMs(one(answers)) };
    default:
      return { kind: 'text', label, read: one };
  }
}

/** What conditions can ask for: the answers to some fields of a form. */
export const answersCatalogue = (fields: readonly FormField[]): Catalogue<Answers> =>
  Object.fromEntries(fields.filter(isAnswered).map((field) => [field.ref, askedField(field)]));

/** Days are compared as days, wherever the visitor is. */
const contextAt = (now: number) => ({ now, me: '', myTeams: [], timeZone: 'UTC' });

/**
 * Whether a condition holds of answers; undefined if there is none, or if it cannot be asked.
 * @param condition as text
 * @param now milliseconds since 1970, for conditions such as 'in the last week'
 */
export function doesConditionHold(
  condition: string,
  answers: Answers,
  { catalogue, now }: { readonly catalogue: Catalogue<Answers>; readonly now: number },
): boolean | undefined {
  if (condition === '') return undefined;
  const predicate = parsePredicate(condition, catalogue);
  return predicate === null
    ? undefined
    : doesHold(predicate, answers, { catalogue, context: contextAt(now) });
}

/** Whether every value of a condition that names an option of a field is one that it has. */
export function namesItsOptions(predicate: Predicate, fields: readonly FormField[]): boolean {
  if (isGroup(predicate)) return predicate.of.every((part) => namesItsOptions(part, fields));
  const field = fields.find(({ ref }) => ref === predicate.field);
  if (field?.kind !== 'choices') return true;
  return predicate.values.every(
    (value) => value === TOKENS.none || field.options.some(({ ref }) => ref === value),
  );
}
