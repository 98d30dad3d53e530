import type { ChoiceOption, CustomField, CustomFieldKind, GoneField } from '../../entities/custom-field';
import { LIMITS } from '../../limits';
import { isNameTaken } from '../ticket-fields';

/** The fields that a library gives its tickets, and those that it deleted last (D-126). */
export interface LibraryFields {
  readonly fields: readonly CustomField[];
  readonly gone: readonly GoneField[];
}

/** Why nothing comes of a change. */
export type FieldRefusal =
  | 'name-taken'
  | 'full'
  | 'missing'
  /** too few or too many options, or options of a field that is no choice */
  | 'wrong-options'
  | 'option-taken'
  /** somebody else has changed the options meanwhile */
  | 'changed-since';

export type FieldsOutcome = LibraryFields | FieldRefusal;

/** What is wrong with the options of a field; undefined for nothing. */
export function optionsFault(
  kind: CustomFieldKind,
  options: readonly ChoiceOption[],
): 'wrong-options' | 'option-taken' | undefined {
  if (kind !== 'choice') return options.length === 0 ? undefined : 'wrong-options';
  if (options.length < LIMITS.fewestFieldOptions || options.length > LIMITS.customFieldOptions)
    return 'wrong-options';
  // By index: two new ones have no `ref` to tell them by yet.
  const numbered = options.map(({ name }, index) => ({ ref: String(index), name }));
  return numbered.some(({ ref, name }) => isNameTaken(numbered, name, ref)) ? 'option-taken' : undefined;
}

/** Puts a new field behind the others. */
export function withField({ fields, gone }: LibraryFields, field: CustomField): FieldsOutcome {
  if (isNameTaken(fields, field.name, field.ref)) return 'name-taken';
  if (fields.length >= LIMITS.customFields) return 'full';
  return optionsFault(field.kind, field.options) ?? { fields: [...fields, field], gone };
}

/** An option as it is to be: without a `ref` it is a new one. */
interface WantedOption {
  readonly ref?: string | undefined;
  readonly name: string;
}

/** What may be changed of a field. Its kind stays: tickets have values of it. */
export interface FieldChange {
  readonly ref: string;
  readonly name?: string | undefined;
  /** index among the others; beyond the end is the end */
  readonly position?: number | undefined;
  /** all that a choice is to have */
  readonly options?: readonly WantedOption[] | undefined;
  /** the options that it had when they were changed */
  readonly known_options?: readonly ChoiceOption[] | undefined;
}

const refsOf = (options: readonly ChoiceOption[]): string[] => options.map(({ ref }) => ref);

/** Whether two lists have the same options by the same names in the same order. */
const isSame = (some: readonly ChoiceOption[], others: readonly ChoiceOption[]): boolean =>
  some.length === others.length &&
  some.every(({ ref, name }, index) => ref === others[index]?.ref && name === others[index].name);

/** @param drawRef makes the `ref` of a new option */
function withOptions(
  field: CustomField,
  { options: wanted, known_options: known }: FieldChange,
  drawRef: () => string,
): CustomField | FieldRefusal {
  if (wanted === undefined) return field;
  const { kind, options: before, gone_options: gone = [] } = field;
  if (known !== undefined && !isSame(known, before)) return 'changed-since';
  const options = wanted.map(({ ref, name }) => ({ ref: ref ?? drawRef(), name }));
  const kept = wanted.flatMap(({ ref }) => ref ?? []);
  const all = [...gone, ...before];
  if (!kept.every((ref) => refsOf(all).includes(ref))) return 'missing';
  if (new Set(kept).size < kept.length) return 'wrong-options';
  const left = all.filter(({ ref }) => !kept.includes(ref)).slice(-LIMITS.goneFieldOptions);
  return optionsFault(kind, options) ?? { ...field, options, gone_options: left };
}

/** Renames a field, moves it, or changes its options. @param drawRef makes the `ref` of a new option */
export function withChangedField(
  { fields, gone }: LibraryFields,
  change: FieldChange,
  drawRef: () => string,
): FieldsOutcome {
  const { ref, name, position } = change;
  const at = fields.findIndex((field) => field.ref === ref);
  const before = fields[at];
  if (before === undefined) return 'missing';
  if (name !== undefined && isNameTaken(fields, name, ref)) return 'name-taken';
  const changed = withOptions({ ...before, name: name ?? before.name }, change, drawRef);
  if (typeof changed === 'string') return changed;
  const others = fields.filter((field) => field.ref !== ref);
  return { fields: others.toSpliced(position ?? at, 0, changed), gone };
}

/** Deletes a field. Tickets keep their values, which nobody sees any more, and it can be put back. */
export function withoutField({ fields, gone }: LibraryFields, ref: string): FieldsOutcome {
  const position = fields.findIndex((field) => field.ref === ref);
  const deleted = fields[position];
  if (deleted === undefined) return 'missing';
  const left = gone.filter((field) => field.ref !== ref);
  return {
    fields: fields.filter((field) => field.ref !== ref),
    gone: [...left, { ...deleted, position }].slice(-LIMITS.goneCustomFields),
  };
}

/** Puts back a field that was deleted, where it was. Tickets show the values of it that they have. */
export function withRestoredField({ fields, gone }: LibraryFields, ref: string): FieldsOutcome {
  const found = gone.find((field) => field.ref === ref);
  if (found === undefined) return 'missing';
  const { position, ...field } = found;
  if (isNameTaken(fields, field.name, ref)) return 'name-taken';
  if (fields.length >= LIMITS.customFields) return 'full';
  return { fields: fields.toSpliced(position, 0, field), gone: gone.filter((other) => other.ref !== ref) };
}
