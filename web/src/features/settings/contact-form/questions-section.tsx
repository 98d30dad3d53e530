import { type FormStep, formProblems } from '@harborline/domain/contact/form-problems';
import type { ContactForm } from '@harborline/domain/entities/library';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { SortableList } from '../../../shared/row-drag/sortable-list';
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
import { QuestionCard } from './question-card';
import type { EditForm } from './use-form-config';

const EMPTY: Question = { question: '', answers: [{ answer: '', goTo: 'FINAL_STEP' }] };
const ALL_STEPS = ['HELP_WITH', 'ISSUES', 'LOGIN_ISSUE'] as const;

const pathOf = (place: Place): string =>
  place === 'first' ? 'qualifyUserQuestion' : `steps.${place}.contactFormQuestionData`;

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
  const [added, setAdded] = useState<FormStep | null>(null);
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
  const rename = (place: Place, index: number, answer: Question['answers'][number]) =>
    edit((now) => {
      const present = questionAt(now, place);
      const before = present?.answers[index]?.answer ?? '';
      if (present === undefined) return now;
      const answers = replaced(present.answers, index, answer);
      return followAnswer(withQuestion(now, place, { ...present, answers }), before, answer.answer);
    });
  const cardOf = (place: Place, step: FormStep, question: Question) => (
    <QuestionCard
      {...{ step, question, isReadOnly }}
      steps={kinds}
      isFocused={added === step}
      errorOf={(field) => errors.get(`${pathOf(place)}.${field}`)}
      problems={problems.filter((problem) => problem.step === step)}
      onRemove={() => askToRemove(place, question)}
      onChange={(changed) => changeAt(place, () => changed)}
      onRenameAnswer={(index, answer) => rename(place, index, answer)}
      onRemoveAnswer={(index) => removeAnswer(place, index)}
    />
  );
  const addQuestion = (step: FormStep) => {
    setAdded(step);
    edit((now) =>
      step === 'HELP_WITH'
        ? withQuestion(now, 'first', EMPTY)
        : { ...now, steps: [...now.steps, { stepSelected: step, contactFormQuestionData: EMPTY }] },
    );
  };
  const missing = ALL_STEPS.filter((step) => !kinds.has(step));
  return (
    <SettingsSection title={CONTACT_FORM_TEXTS.questionsTitle} description={CONTACT_FORM_TEXTS.questionsHelp}>
      {first !== undefined && cardOf('first', 'HELP_WITH', first)}
      <SortableList
        label={CONTACT_FORM_TEXTS.stepsLabel}
        items={steps}
        nameOf={({ stepSelected }) => CONTACT_FORM_TEXTS.steps[stepSelected]}
        isReadOnly={isReadOnly || steps.length < 2}
        onMove={(from, to) => edit((now) => ({ ...now, steps: moved(now.steps, from, to) }))}
      >
        {({ stepSelected, contactFormQuestionData }, index) =>
          cardOf(index, stepSelected, contactFormQuestionData)
        }
      </SortableList>
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {missing.map((step) => (
            <Button key={step} startIcon={<AddIcon />} onClick={() => addQuestion(step)}>
              {CONTACT_FORM_TEXTS.add[step]}
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
