import { type FormStep, formProblems } from '@harborline/domain/contact/form-problems';
import type { ContactForm } from '@harborline/domain/entities/library';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { SettingsSection } from '../frame/settings-section';
import {
  followAnswer,
  inserted,
  moved,
  type Place,
  type Question,
  questionAt,
  replaced,
  without,
  withQuestion,
} from './form-changes';
import { QuestionFields } from './question-fields';
import { SortableList } from './sortable-list';
import type { EditForm } from './use-form-config';

const EMPTY: Question = { question: '', answers: [{ answer: '', goTo: 'FINAL_STEP' }] };
const FOLLOWING = ['ISSUES', 'LOGIN_ISSUE'] as const;

const isFilled = ({ question, answers }: Question): boolean =>
  question.trim() !== '' || answers.some(({ answer }) => answer.trim() !== '');

interface QuestionsSectionProps {
  form: ContactForm;
  errors: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  edit: EditForm;
}

/** The questions of the wizard, before the form (S4.1). */
export function QuestionsSection({ form, errors, isReadOnly, edit }: QuestionsSectionProps) {
  const toasts = useToasts();
  const [removing, setRemoving] = useState<Place | null>(null);
  const problems = useMemo(() => formProblems(form), [form]);
  const { qualifyUserQuestion: first, steps } = form;
  const kinds = new Set<FormStep>(steps.map(({ stepSelected }) => stepSelected));
  if (first !== undefined) kinds.add('HELP_WITH');

  const undo = (back: (form: ContactForm) => ContactForm) =>
    toasts.info(CONTACT_FORM_TEXTS.removed, { label: CONTACT_FORM_TEXTS.undo, run: () => edit(back) });
  const remove = (place: Place) => {
    setRemoving(null);
    const step = place === 'first' ? undefined : steps[place];
    edit((now) => withQuestion(now, place, undefined));
    if (place === 'first') undo((now) => withQuestion(now, 'first', first));
    else if (step !== undefined)
      undo((now) =>
        now.steps.some(({ stepSelected }) => stepSelected === step.stepSelected)
          ? now
          : { ...now, steps: inserted(now.steps, place, step) },
      );
  };
  const askToRemove = (place: Place, question: Question) =>
    isFilled(question) ? setRemoving(place) : remove(place);
  const changeAt = (place: Place, change: (question: Question) => Question) =>
    edit((now) => {
      const question = questionAt(now, place);
      return question === undefined ? now : withQuestion(now, place, change(question));
    });
  const removeAnswer = (place: Place, index: number) => {
    const answer = questionAt(form, place)?.answers[index];
    if (answer === undefined) return;
    changeAt(place, (question) => ({ ...question, answers: without(question.answers, index) }));
    undo((now) => {
      const question = questionAt(now, place);
      if (question === undefined) return now;
      return withQuestion(now, place, { ...question, answers: inserted(question.answers, index, answer) });
    });
  };
  const fieldsOf = (place: Place, step: FormStep, question: Question) => {
    const path = place === 'first' ? 'qualifyUserQuestion' : `steps.${place}.contactFormQuestionData`;
    const label = CONTACT_FORM_TEXTS.steps[step];
    return (
      <Box
        component="section"
        aria-label={label}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 2, display: 'grid', gap: 1.5 }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="subtitle1" component="h3">
            {label}
          </Typography>
          {!isReadOnly && (
            <Button size="small" color="inherit" onClick={() => askToRemove(place, question)}>
              {CONTACT_FORM_TEXTS.remove(label)}
            </Button>
          )}
        </Box>
        <QuestionFields
          {...{ step, question, isReadOnly }}
          steps={kinds}
          errorOf={(field) => errors.get(`${path}.${field}`)}
          problems={problems.filter((problem) => problem.step === step)}
          onChange={(changed) => changeAt(place, () => changed)}
          onRenameAnswer={(index, answer) =>
            edit((now) => {
              const present = questionAt(now, place);
              const before = present?.answers[index]?.answer ?? '';
              if (present === undefined) return now;
              const answers = replaced(present.answers, index, answer);
              return followAnswer(withQuestion(now, place, { ...present, answers }), before, answer.answer);
            })
          }
          onRemoveAnswer={(index) => removeAnswer(place, index)}
        />
      </Box>
    );
  };
  const missing = FOLLOWING.filter((step) => !kinds.has(step));
  return (
    <SettingsSection title={CONTACT_FORM_TEXTS.questionsTitle} description={CONTACT_FORM_TEXTS.questionsHelp}>
      {first !== undefined && fieldsOf('first', 'HELP_WITH', first)}
      <SortableList
        label={CONTACT_FORM_TEXTS.stepsLabel}
        items={steps}
        nameOf={({ stepSelected }) => CONTACT_FORM_TEXTS.steps[stepSelected]}
        isReadOnly={isReadOnly || steps.length < 2}
        onMove={(from, to) => edit((now) => ({ ...now, steps: moved(now.steps, from, to) }))}
      >
        {({ stepSelected, contactFormQuestionData }, index) =>
          fieldsOf(index, stepSelected, contactFormQuestionData)
        }
      </SortableList>
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!kinds.has('HELP_WITH') && (
            <Button startIcon={<AddIcon />} onClick={() => edit((now) => withQuestion(now, 'first', EMPTY))}>
              {CONTACT_FORM_TEXTS.add.HELP_WITH}
            </Button>
          )}
          {missing.map((stepSelected) => (
            <Button
              key={stepSelected}
              startIcon={<AddIcon />}
              onClick={() =>
                edit((now) => ({
                  ...now,
                  steps: [...now.steps, { stepSelected, contactFormQuestionData: EMPTY }],
                }))
              }
            >
              {CONTACT_FORM_TEXTS.add[stepSelected]}
            </Button>
          ))}
        </Box>
      )}
      <ConfirmDialog
        isOpen={removing !== null}
        title={CONTACT_FORM_TEXTS.removeTitle}
        description={CONTACT_FORM_TEXTS.removeBody}
        confirmLabel={CONTACT_FORM_TEXTS.removeConfirm}
        isDestructive
        onConfirm={() => removing !== null && remove(removing)}
        onCancel={() => setRemoving(null)}
      />
    </SettingsSection>
  );
}
