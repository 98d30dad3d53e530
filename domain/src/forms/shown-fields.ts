import { type Answer, type Answers, answerTo, plainAnswer } from './answers';
import { type FormDefinition, type FormField, fieldsOf } from './form-definition';
import { answersCatalogue, doesConditionHold } from './form-predicate';

/** A field that is asked, given the answers before it. */
export interface ShownField {
  readonly field: FormField;
  /** of its page */
  readonly page: number;
  readonly isRequired: boolean;
}

/**
 * The fields that a form asks, given some answers. Conditions see the answers to shown fields before theirs and nothing
 * else, so that every form ends, and what a hidden field once had decides nothing.
 * @param now milliseconds since 1970
 */
export function shownFields(
  form: Pick<FormDefinition, 'pages'>,
  answers: Answers,
  now: number,
): readonly ShownField[] {
  const asked = { catalogue: answersCatalogue(fieldsOf(form)), now };
  const seen: Record<string, Answer> = {};
  const shown: ShownField[] = [];
  for (const [page, { fields }] of form.pages.entries()) {
    for (const field of fields) {
      if (doesConditionHold(field.show_if, seen, asked) === false) continue;
      const isRequired = field.is_required || doesConditionHold(field.required_if, seen, asked) === true;
      shown.push({ field, page, isRequired });
      seen[field.ref] = plainAnswer(answerTo(answers, field.ref));
    }
  }
  return shown;
}

/** Whether anything of a field can be seen. */
const isVisible = ({ field }: ShownField): boolean => field.kind !== 'hidden';

/** The pages that have something to show, in their order. */
export const shownPages = (shown: readonly ShownField[]): readonly number[] => [
  ...new Set(shown.filter(isVisible).map(({ page }) => page)),
];
