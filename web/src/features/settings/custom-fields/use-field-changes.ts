import type { AnswerOf } from '@harborline/domain/api/contract';
import {
  changeCustomField,
  createCustomField,
  deleteCustomField,
  type PresentedField,
  restoreCustomField,
} from '@harborline/domain/api/inbox/custom-fields';
import type { ChoiceOption } from '@harborline/domain/entities/custom-field';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { type Change, useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { FieldInput } from './field-draft';

/** An option that was removed, and where it was. */
interface IndexedOption {
  readonly option: ChoiceOption;
  readonly index: number;
}

/** A change of the library's custom fields. */
export type FieldStep =
  | { readonly kind: 'add'; readonly input: FieldInput }
  /** `field` is how it was when it was opened */
  | { readonly kind: 'edit'; readonly field: PresentedField; readonly input: FieldInput }
  /** `field` is how it was without the `options` */
  | { readonly kind: 'put-back'; readonly field: PresentedField; readonly options: readonly IndexedOption[] }
  | { readonly kind: 'move'; readonly field: PresentedField; readonly position: number }
  | { readonly kind: 'remove' | 'restore'; readonly field: PresentedField };

type Answer = AnswerOf<typeof changeCustomField>;

function edited(before: PresentedField, { name, kind, options }: FieldInput) {
  const isSame = JSON.stringify(options) === JSON.stringify(before.options);
  return {
    ...(name !== before.name && { name }),
    ...(kind === 'choice' &&
      !isSame && {
        options: options.map((option) => (option.ref === '' ? { name: option.name } : option)),
        known_options: before.options,
      }),
  };
}

/** All options of a field, with those that come back where they were. */
const withOptions = ({ options }: PresentedField, back: readonly IndexedOption[]): ChoiceOption[] =>
  back.reduce((all, { option, index }) => all.toSpliced(index, 0, option), options);

function send(step: FieldStep): Promise<Answer> {
  if (step.kind === 'add') {
    const { name, kind, options } = step.input;
    const named = kind === 'choice' && { options: options.map((option) => option.name) };
    return callApi(createCustomField, { body: { name, kind, ...named } });
  }
  const { ref } = step.field;
  switch (step.kind) {
    case 'edit':
      return callApi(changeCustomField, { query: { ref }, body: edited(step.field, step.input) });
    case 'put-back': {
      const body = { options: withOptions(step.field, step.options), known_options: step.field.options };
      return callApi(changeCustomField, { query: { ref }, body });
    }
    case 'move':
      return callApi(changeCustomField, { query: { ref }, body: { position: step.position } });
    case 'remove':
      return callApi(deleteCustomField, { query: { ref } });
    case 'restore':
      return callApi(restoreCustomField, { body: { ref } });
  }
}

const removedIn = ({ field, input }: Extract<FieldStep, { kind: 'edit' }>): IndexedOption[] =>
  field.options
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => !input.options.some(({ ref }) => ref === option.ref));

/** What a toast says of it; a row that has moved shows it itself. */
function doneText(step: FieldStep): string | undefined {
  switch (step.kind) {
    case 'add':
      return CUSTOM_FIELD_TEXTS.added(step.input.name);
    case 'edit':
      return removedIn(step).length > 0 ? CUSTOM_FIELD_TEXTS.optionsRemoved : CUSTOM_FIELD_TEXTS.saved;
    case 'put-back':
      return CUSTOM_FIELD_TEXTS.optionsRestored(step.options.map(({ option }) => option.name));
    case 'move':
      return undefined;
    case 'remove':
      return CUSTOM_FIELD_TEXTS.removed(step.field.name);
    case 'restore':
      return CUSTOM_FIELD_TEXTS.restored(step.field.name);
  }
}

/** What puts back what a step took away; undefined if it took nothing. */
function wayBack(step: FieldStep, { fields }: Answer): FieldStep | undefined {
  if (step.kind === 'add') return undefined;
  if (step.kind === 'remove') return { kind: 'restore', field: step.field };
  const options = step.kind === 'edit' ? removedIn(step) : [];
  const now = fields.find(({ ref }) => ref === step.field.ref);
  return now && options.length > 0 ? { kind: 'put-back', field: now, options } : undefined;
}

/** Changes the library's custom fields, says what came of it, and puts back what was removed. @param reload reads them again */
export function useFieldChanges(reload: () => Promise<void>): Change<FieldStep> {
  const toasts = useToasts();
  const change: Change<FieldStep> = useChange({
    name: 'custom-field-not-changed',
    run: send,
    onDone: (answer, step) => {
      const back = wayBack(step, answer);
      const said = doneText(step);
      const undo = { label: CUSTOM_FIELD_TEXTS.undo, run: () => void (back && change.run(back)) };
      if (said !== undefined) toasts.success(said, back && undo);
      // The next step counts from the new order.
      return reload();
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, CUSTOM_FIELD_TEXTS.failed));
      void reload();
    },
  });
  return change;
}
