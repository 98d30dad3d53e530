import type { PresentedField } from '@harborline/domain/api/inbox/custom-fields';
import type { ChoiceOption, CustomFieldKind } from '@harborline/domain/entities/custom-field';
import { optionsFault } from '@harborline/domain/tickets/custom-fields/library-fields';
import { isNameTaken, optionName } from '@harborline/domain/tickets/ticket-fields';

/** An option as it is being written. */
export interface OptionDraft {
  /** tells the rows apart */
  readonly key: string;
  /** of an option that is there already, '' for a new one */
  readonly ref: string;
  readonly name: string;
}

/** A field as it is being written. */
export interface FieldDraft {
  readonly name: string;
  readonly kind: CustomFieldKind;
  readonly options: readonly OptionDraft[];
}

/** With a key that no other option has, however often the rows are left and shown again. */
export const newOption = (): OptionDraft => ({ key: crypto.randomUUID(), ref: '', name: '' });

/** @param field null for a new one */
export const draftOf = (field: PresentedField | null): FieldDraft =>
  field === null
    ? { name: '', kind: 'text', options: [newOption(), newOption()] }
    : { ...field, options: field.options.map((option) => ({ ...option, key: option.ref })) };

/** What is sent: names as they are kept, without rows that are empty, and options of a choice alone. */
export interface FieldInput {
  readonly name: string;
  readonly kind: CustomFieldKind;
  /** `ref` is '' of a new one */
  readonly options: readonly ChoiceOption[];
}

export function inputOf({ name, kind, options }: FieldDraft): FieldInput {
  const named = options.map((option) => ({ ref: option.ref, name: optionName(option.name) }));
  return {
    name: optionName(name),
    kind,
    options: kind === 'choice' ? named.filter((option) => option.name !== '') : [],
  };
}

/** Whether an option has the name of one above it. */
export function isDuplicate(options: readonly OptionDraft[], index: number): boolean {
  const name = options[index]?.name ?? '';
  const above = options.slice(0, index).map((option) => ({ ref: option.key, name: option.name }));
  return optionName(name) !== '' && isNameTaken(above, name, '');
}

/** Whether a draft can be saved among the other fields. @param ref the field's own, '' for a new one */
export function isComplete(
  draft: FieldDraft,
  { fields, ref }: { readonly fields: readonly PresentedField[]; readonly ref: string },
): boolean {
  const { name, kind, options } = inputOf(draft);
  return name !== '' && !isNameTaken(fields, name, ref) && optionsFault(kind, options) === undefined;
}
