import type { ContactForm } from '@harborline/domain/entities/library';
import { LIMITS } from '@harborline/domain/limits';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SortableList } from '../../../shared/row-drag/sortable-list';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { SettingsSection } from '../frame/settings-section';
import { type Input, inserted, moved, questionsOf, replaced, withInputs, without } from './form-changes';
import { InputRow } from './input-row';
import type { EditForm } from './use-form-config';

interface SubmissionSectionProps {
  form: ContactForm;
  errors: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  edit: EditForm;
}

/** What visitors fill in at the end, and what they read then (S3-25). */
export function SubmissionSection({ form, errors, isReadOnly, edit }: SubmissionSectionProps) {
  const toasts = useToasts();
  const { allowFiles, customInputs, thankYouMsg, submitBtnText } = form.formSubmission;
  const answers = questionsOf(form).flatMap((question) => question.answers.map(({ answer }) => answer));
  const written = answers.filter((answer) => answer.trim() !== '');
  const change = (part: Partial<ContactForm['formSubmission']>) =>
    edit((now) => ({ ...now, formSubmission: { ...now.formSubmission, ...part } }));
  const changeInputs = (to: (inputs: readonly Input[]) => readonly Input[]) =>
    edit((now) => withInputs(now, to(now.formSubmission.customInputs)));
  const remove = (index: number, input: Input) => {
    changeInputs((inputs) => without(inputs, index));
    toasts.info(CONTACT_FORM_TEXTS.removed, {
      label: CONTACT_FORM_TEXTS.undo,
      run: () => changeInputs((inputs) => inserted(inputs, index, input)),
    });
  };
  const listError = errors.get('formSubmission.customInputs');
  return (
    <SettingsSection title={CONTACT_FORM_TEXTS.formTitle} description={CONTACT_FORM_TEXTS.formHelp}>
      <Typography variant="subtitle1" component="h3">
        {CONTACT_FORM_TEXTS.fields}
      </Typography>
      <SortableList
        label={CONTACT_FORM_TEXTS.fields}
        items={customInputs}
        nameOf={({ label }, index) => label.trim() || CONTACT_FORM_TEXTS.fieldNumber(index + 1)}
        isReadOnly={isReadOnly}
        onMove={(from, to) => changeInputs((inputs) => moved(inputs, from, to))}
      >
        {(input, index) => (
          <InputRow
            {...{ input, isReadOnly }}
            number={index + 1}
            answers={written}
            errorText={errors.get(`formSubmission.customInputs.${index}.label`)}
            onChange={(changed) => changeInputs((inputs) => replaced(inputs, index, changed))}
            onRemove={() => remove(index, input)}
          />
        )}
      </SortableList>
      {listError !== undefined && <FormHelperText error>{listError}</FormHelperText>}
      {!isReadOnly && (
        <Button
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          disabled={customInputs.length >= LIMITS.customInputs}
          onClick={() => changeInputs((inputs) => [...inputs, { label: '', type: 'text', text: '' }])}
        >
          {CONTACT_FORM_TEXTS.addField}
        </Button>
      )}
      <FormControlLabel
        sx={{ ml: -1 }}
        label={CONTACT_FORM_TEXTS.allowFiles}
        control={
          <Switch
            checked={allowFiles}
            disabled={isReadOnly}
            onChange={(_event, isAllowed) => change({ allowFiles: isAllowed })}
          />
        }
      />
      <TextInput
        label={CONTACT_FORM_TEXTS.button}
        value={submitBtnText}
        readOnly={isReadOnly}
        placeholder={CONTACT_TEXTS.submit}
        inputProps={{ maxLength: LIMITS.contactText }}
        onChange={(event) => change({ submitBtnText: event.target.value })}
      />
      <TextInput
        label={CONTACT_FORM_TEXTS.thanks}
        value={thankYouMsg}
        readOnly={isReadOnly}
        multiline
        minRows={2}
        placeholder={CONTACT_TEXTS.thankYouFallback}
        inputProps={{ maxLength: LIMITS.contactHelp }}
        onChange={(event) => change({ thankYouMsg: event.target.value })}
      />
    </SettingsSection>
  );
}
