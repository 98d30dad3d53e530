import {
  type FormDefinition,
  type FormField,
  fieldsOf,
  hasOptions,
  isAnswered,
} from '@harborline/domain/forms/form-definition';
import { FORM_LIMITS } from '@harborline/domain/forms/form-limits';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMemo, useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { type ConditionDraft, ConditionField, conditionDraft, conditionText } from './condition-field';
import { placeOf } from './edit-definition';
import { NumberBounds } from './number-bounds';
import { OptionsField } from './options-field';

/** A field in its dialog, and the page that it is on, or will be. */
export interface EditedField {
  readonly field: FormField;
  readonly page: number;
}

interface FieldDialogProps {
  readonly form: FormDefinition;
  readonly edited: EditedField;
  readonly onKeep: (field: FormField, page: number) => void;
  readonly onClose: () => void;
}

/** The fields before a place: the answers that a condition can ask for. */
function fieldsBefore(form: FormDefinition, field: FormField, page: number): readonly FormField[] {
  const at = placeOf(form, field.ref);
  const own = form.pages[page]?.fields ?? [];
  const index = at?.page === page ? at.index : own.length;
  const earlier = form.pages.slice(0, page).flatMap(({ fields }) => fields);
  return [...earlier, ...own.slice(0, index)].filter((one) => one.ref !== field.ref && isAnswered(one));
}

/** What is edited in the dialog. */
function useFieldValues({ form, edited }: Pick<FieldDialogProps, 'form' | 'edited'>) {
  const [first] = useState(() => ({
    field: edited.field,
    page: edited.page,
    showIf: conditionDraft(edited.field.show_if, fieldsOf(form)),
    requiredIf: conditionDraft(edited.field.required_if, fieldsOf(form)),
  }));
  const [values, setValues] = useState(first);
  const before = useMemo(
    () => fieldsBefore(form, values.field, values.page),
    [form, values.field, values.page],
  );
  const show_if = conditionText(values.showIf, before);
  const required_if = conditionText(values.requiredIf, before);
  return {
    values,
    before,
    isDirty: JSON.stringify(values) !== JSON.stringify(first),
    /** null if a condition cannot be asked yet */
    kept: show_if === null || required_if === null ? null : { ...values.field, show_if, required_if },
    change: (changes: Partial<FormField>) =>
      setValues((now) => ({ ...now, field: { ...now.field, ...changes } })),
    setPage: (page: number) => setValues((now) => ({ ...now, page })),
    setCondition: (name: 'showIf' | 'requiredIf', draft: ConditionDraft) =>
      setValues((now) => ({ ...now, [name]: draft })),
  };
}

type FieldValues = ReturnType<typeof useFieldValues>;

function Texts({ values: { field }, change }: FieldValues) {
  const isHidden = field.kind === 'hidden';
  return (
    <>
      <TextInput
        autoFocus
        label={isHidden ? FORM_BUILDER_TEXTS.hiddenLabel : FORM_BUILDER_TEXTS.label}
        helpText={isHidden ? FORM_BUILDER_TEXTS.hiddenLabelHelp : undefined}
        value={field.label}
        inputProps={{ maxLength: FORM_LIMITS.label, dir: 'auto' }}
        onChange={({ target }) => change({ label: target.value })}
      />
      {!isHidden && (
        <TextInput
          label={FORM_BUILDER_TEXTS.help}
          value={field.help}
          multiline
          maxRows={6}
          inputProps={{ maxLength: FORM_LIMITS.text, dir: 'auto' }}
          onChange={({ target }) => change({ help: target.value })}
        />
      )}
    </>
  );
}

function Duty({ values: { field }, change }: FieldValues) {
  return (
    <>
      <FormControlLabel
        sx={{ ml: -1 }}
        label={FORM_BUILDER_TEXTS.isRequired}
        control={
          <Switch checked={field.is_required} onChange={(_, is_required) => change({ is_required })} />
        }
      />
      <TextInput
        label={FORM_BUILDER_TEXTS.problemText}
        helpText={FORM_BUILDER_TEXTS.problemTextHelp}
        value={field.problem_text}
        inputProps={{ maxLength: FORM_LIMITS.label, dir: 'auto' }}
        onChange={({ target }) => change({ problem_text: target.value })}
      />
    </>
  );
}

/** Settings of one field: a new one joins its page once they are kept. */
export function FieldDialog({ form, edited, onKeep, onClose }: FieldDialogProps) {
  const [wasTried, setWasTried] = useState(false);
  const steps = useFieldValues({ form, edited });
  const { values, before, kept, change } = steps;
  const { field, page } = values;
  const isFilledIn = isAnswered(field) && field.kind !== 'hidden';
  const submit = () => {
    setWasTried(true);
    if (kept !== null) onKeep(kept, page);
  };
  const condition = (name: 'showIf' | 'requiredIf') => (
    <ConditionField
      name={name}
      draft={values[name]}
      before={before}
      areProblemsShown={wasTried}
      onChange={(draft) => steps.setCondition(name, draft)}
    />
  );
  return (
    <DraftDialog
      title={FORM_BUILDER_TEXTS.fieldTitle(FORM_BUILDER_TEXTS.kinds[field.kind])}
      confirmLabel={FORM_BUILDER_TEXTS.keepField}
      isWide
      isBusy={false}
      isReady
      isDirty={steps.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Texts {...steps} />
        {hasOptions(field) && (
          <OptionsField options={field.options} onChange={(options) => change({ options })} />
        )}
        {field.kind === 'number' && <NumberBounds field={field} onChange={change} />}
        {isFilledIn && <Duty {...steps} />}
        {form.pages.length > 1 && (
          <ChoiceSelect
            label={FORM_BUILDER_TEXTS.moveToPage}
            value={String(page)}
            choices={form.pages.map((_, index) => ({
              value: String(index),
              label: FORM_BUILDER_TEXTS.pageHeading(index + 1),
            }))}
            onChange={(chosen) => steps.setPage(Number(chosen))}
          />
        )}
        {condition('showIf')}
        {isFilledIn && condition('requiredIf')}
      </Box>
    </DraftDialog>
  );
}
