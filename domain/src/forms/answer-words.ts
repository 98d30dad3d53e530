import type { Answers } from './answers';
import { manyAnswers } from './answers';
import { type FormDefinition, type FormField, fieldsOf, hasOptions, isAnswered } from './form-definition';

/** An answer as people read it. */
export interface AnsweredField {
  readonly ref: string;
  readonly label: string;
  /** '' for no answer */
  readonly text: string;
}

function textOf(field: FormField, answers: Answers): string {
  const given = manyAnswers(answers, field.ref);
  if (!hasOptions(field)) return given.join(', ');
  const labelOf = (chosen: string) => field.options.find(({ ref }) => ref === chosen)?.label ?? '';
  return given.map(labelOf).join(', ');
}

/** The answers of a submission under the labels of the version that was filled in, in its order. */
export const answersInWords = (
  form: Pick<FormDefinition, 'pages'>,
  answers: Answers,
): readonly AnsweredField[] =>
  fieldsOf(form)
    .filter(isAnswered)
    .map((field) => ({ ref: field.ref, label: field.label, text: textOf(field, answers) }));

/** What tells the columns of a table of submissions apart: a field that was reworded has one for each of its labels. */
export const columnKey = ({ ref, label }: Pick<AnsweredField, 'ref' | 'label'>): string => `${ref} ${label}`;

/**
 * The columns of a table of submissions: the fields of the newest version, then those, and those labels, that only earlier ones
 * had, so that no answer stands below words that its visitor never saw (D-150).
 */
export function columnsOf(
  newestFirst: readonly Pick<FormDefinition, 'pages'>[],
): readonly Omit<AnsweredField, 'text'>[] {
  const columns = new Map<string, Omit<AnsweredField, 'text'>>();
  for (const { ref, label } of newestFirst.flatMap((form) => fieldsOf(form).filter(isAnswered)))
    if (!columns.has(columnKey({ ref, label }))) columns.set(columnKey({ ref, label }), { ref, label });
  return [...columns.values()];
}
