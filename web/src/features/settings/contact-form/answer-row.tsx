import type { FormProblem, FormStep } from '@harborline/domain/contact/form-problems';
import { ANSWER_TARGETS } from '@harborline/domain/contact/saved-form';
import { LIMITS } from '@harborline/domain/limits';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { Answer } from './form-changes';

type Target = (typeof ANSWER_TARGETS)[number];

const targetOf = ({ goTo }: Answer): Target =>
  ANSWER_TARGETS.find((target) => target === goTo) ?? 'FINAL_STEP';

/** Where an answer can lead: the search, the form, and the other questions that exist; what it has now stays on offer. */
const choicesFor = (step: FormStep, present: Target, steps: ReadonlySet<FormStep>) =>
  ANSWER_TARGETS.filter(
    (target) =>
      target === present ||
      target === 'FINAL_STEP' ||
      target === 'CHECK_HELP_LIBRARY' ||
      (target !== step && steps.has(target)),
  ).map((value) => ({ value, label: CONTACT_FORM_TEXTS.targets[value] }));

interface AnswerRowProps {
  step: FormStep;
  /** the steps that have a question */
  steps: ReadonlySet<FormStep>;
  answer: Answer;
  /** from 1 */
  number: number;
  errorText: string | undefined;
  problems: readonly FormProblem[];
  isReadOnly: boolean;
  isFocused: boolean;
  onChange: (answer: Answer) => void;
  onRemove: () => void;
}

/** One answer and where it leads. */
export function AnswerRow({ step, steps, answer, number, problems, isReadOnly, ...props }: AnswerRowProps) {
  const target = targetOf(answer);
  const isSearch = step === 'HELP_WITH' && answer.search === true;
  const named = answer.answer.trim() || CONTACT_FORM_TEXTS.answerNumber(number);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <TextInput
          label={CONTACT_FORM_TEXTS.answerNumber(number)}
          value={answer.answer}
          autoFocus={props.isFocused}
          readOnly={isReadOnly}
          errorText={props.errorText}
          inputProps={{ maxLength: LIMITS.contactText }}
          onChange={(event) => props.onChange({ ...answer, answer: event.target.value })}
        />
        {step !== 'LOGIN_ISSUE' && (
          <ChoiceSelect
            label={CONTACT_FORM_TEXTS.goTo}
            value={isSearch ? 'CHECK_HELP_LIBRARY' : target}
            choices={choicesFor(step, isSearch ? 'CHECK_HELP_LIBRARY' : target, steps)}
            isDisabled={isReadOnly || isSearch}
            onChange={(goTo) => props.onChange({ ...answer, goTo })}
          />
        )}
      </Box>
      {!isReadOnly && (
        <Tooltip title={CONTACT_FORM_TEXTS.remove(named)}>
          <IconButton sx={{ mt: 3.5 }} aria-label={CONTACT_FORM_TEXTS.remove(named)} onClick={props.onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {step === 'HELP_WITH' && (
        <FormControlLabel
          label={CONTACT_FORM_TEXTS.searchFirst}
          control={
            <Checkbox
              size="small"
              checked={answer.search === true}
              disabled={isReadOnly}
              onChange={(_event, search) => props.onChange({ ...answer, search })}
            />
          }
        />
      )}
      {problems.map((problem) => (
        <Alert key={problem.kind} severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {CONTACT_FORM_TEXTS.problems[problem.kind]}
        </Alert>
      ))}
    </Box>
  );
}
