import type { FormProblem, FormStep } from '@harborline/domain/contact/form-problems';
import { LIMITS } from '@harborline/domain/limits';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { SortableList } from '../../../shared/row-drag/sortable-list';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { AnswerRow } from './answer-row';
import { moved, type Question, replaced } from './form-changes';

export interface QuestionFieldsProps {
  step: FormStep;
  steps: ReadonlySet<FormStep>;
  question: Question;
  /** the error of a field, by its path within the question */
  errorOf: (path: string) => string | undefined;
  problems: readonly FormProblem[];
  isReadOnly: boolean;
  /** whether the question has just been added: writing begins there */
  isFocused: boolean;
  onChange: (question: Question) => void;
  onRenameAnswer: (index: number, answer: Question['answers'][number]) => void;
  onRemoveAnswer: (index: number) => void;
}

/** A question with its help text and its answers. */
export function QuestionFields({ question, problems, onChange, errorOf, ...props }: QuestionFieldsProps) {
  const { isReadOnly, step, steps } = props;
  /** position of an answer that was added here */
  const [added, setAdded] = useState<number | null>(null);
  const { answers } = question;
  const answersError = errorOf('answers');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {problems.some(({ kind }) => kind === 'unreachable') && (
        <Alert severity="warning">{CONTACT_FORM_TEXTS.problems.unreachable}</Alert>
      )}
      <TextInput
        label={CONTACT_FORM_TEXTS.question}
        autoFocus={props.isFocused}
        value={question.question}
        readOnly={isReadOnly}
        errorText={errorOf('question')}
        inputProps={{ maxLength: LIMITS.contactText }}
        onChange={(event) => onChange({ ...question, question: event.target.value })}
      />
      <TextInput
        label={CONTACT_FORM_TEXTS.helpText}
        value={question.helpText ?? ''}
        readOnly={isReadOnly}
        inputProps={{ maxLength: LIMITS.contactHelp }}
        onChange={(event) => onChange({ ...question, helpText: event.target.value })}
      />
      <SortableList
        label={CONTACT_FORM_TEXTS.answers}
        items={answers}
        nameOf={({ answer }, index) => answer.trim() || CONTACT_FORM_TEXTS.answerNumber(index + 1)}
        isReadOnly={isReadOnly}
        onMove={(from, to) => onChange({ ...question, answers: moved(answers, from, to) })}
      >
        {(answer, index) => (
          <AnswerRow
            {...{ step, steps, answer, isReadOnly }}
            number={index + 1}
            isFocused={index === added}
            errorText={errorOf(`answers.${index}.answer`)}
            problems={problems.filter(
              (problem) => problem.kind !== 'unreachable' && problem.answer === index,
            )}
            onChange={(changed) =>
              changed.answer === answer.answer
                ? onChange({ ...question, answers: replaced(answers, index, changed) })
                : props.onRenameAnswer(index, changed)
            }
            onRemove={() => props.onRemoveAnswer(index)}
          />
        )}
      </SortableList>
      {answersError !== undefined && <FormHelperText error>{answersError}</FormHelperText>}
      {!isReadOnly && (
        <Button
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          disabled={answers.length >= LIMITS.contactAnswers}
          onClick={() => {
            setAdded(answers.length);
            onChange({ ...question, answers: [...answers, { answer: '', goTo: 'FINAL_STEP' }] });
          }}
        >
          {CONTACT_FORM_TEXTS.addAnswer}
        </Button>
      )}
    </Box>
  );
}
