import { parsePredicate } from '../predicate/text-form';
import { hasVisible } from '../text/has-visible';
import { type FormDefinition, type FormField, fieldsOf, hasOptions, isAnswered } from './form-definition';
import { answersCatalogue, namesItsOptions } from './form-predicate';

/** Why a form cannot be published. */
export type DefinitionFault =
  | 'no-title'
  | 'no-fields'
  | 'many-fields'
  | 'same-field'
  | 'no-label'
  | 'few-options'
  | 'no-option-label'
  | 'same-option'
  | 'bounds'
  | 'hidden-required'
  | 'show-if'
  | 'required-if';

/** A fault, and the `ref` of its field; '' for the whole form. */
export interface FaultOfField {
  readonly ref: string;
  readonly fault: DefinitionFault;
}

const FEWEST_OPTIONS = 2;

function optionsFault(field: FormField): DefinitionFault | null {
  if (!hasOptions(field)) return null;
  if (field.options.length < FEWEST_OPTIONS) return 'few-options';
  if (!field.options.every(({ label }) => hasVisible(label))) return 'no-option-label';
  const labels = new Set(field.options.map(({ label }) => label.trim()));
  const refs = new Set(field.options.map(({ ref }) => ref));
  return Math.min(labels.size, refs.size) < field.options.length ? 'same-option' : null;
}

/** Whether a condition can be asked of the answers before a field. */
function isAskable(condition: string, before: readonly FormField[]): boolean {
  if (condition === '') return true;
  const predicate = parsePredicate(condition, answersCatalogue(before));
  return predicate !== null && namesItsOptions(predicate, before);
}

function fieldFaults(field: FormField, before: readonly FormField[]): readonly DefinitionFault[] {
  const { least, most } = field;
  const options = optionsFault(field);
  const isHidden = field.kind === 'hidden';
  return [
    ...(hasVisible(field.label) ? [] : ['no-label' as const]),
    ...(options === null ? [] : [options]),
    ...(least !== null && most !== null && least > most ? ['bounds' as const] : []),
    ...(isHidden && (field.is_required || field.required_if !== '') ? ['hidden-required' as const] : []),
    ...(isAskable(field.show_if, before) ? [] : ['show-if' as const]),
    ...(isAskable(field.required_if, before) ? [] : ['required-if' as const]),
  ];
}

/** Everything that keeps a form from being published, in the order of its fields; nothing of it can then trap a visitor. */
export function definitionFaults(form: FormDefinition, mostFields: number): readonly FaultOfField[] {
  const fields = fieldsOf(form);
  const whole: FaultOfField[] = [];
  if (!hasVisible(form.title)) whole.push({ ref: '', fault: 'no-title' });
  if (!fields.some((field) => isAnswered(field) && field.kind !== 'hidden'))
    whole.push({ ref: '', fault: 'no-fields' });
  if (fields.length > mostFields) whole.push({ ref: '', fault: 'many-fields' });
  const refs = new Set(fields.map(({ ref }) => ref));
  if (refs.size < fields.length) whole.push({ ref: '', fault: 'same-field' });
  const ofFields = fields.flatMap((field, index) =>
    fieldFaults(field, fields.slice(0, index)).map((fault) => ({ ref: field.ref, fault })),
  );
  return [...whole, ...ofFields];
}
