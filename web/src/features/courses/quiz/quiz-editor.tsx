import { LIMITS } from '@harborline/domain/limits';
import { QUIZ_TEXTS } from '@harborline/domain/texts/quiz';
import AddIcon from '@mui/icons-material/AddRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { QuestionCard } from './question-card';
import { moveBy, newQuestion, type QuestionValues, type QuizErrors, type QuizValues } from './quiz-values';
import { useRowFocus } from './use-row-focus';

interface QuizEditorProps {
  quiz: QuizValues;
  errors: QuizErrors;
  isDisabled: boolean;
  onChange: (quiz: QuizValues) => void;
}

/** Finds the button that adds a question. */
const ADD = 'question';

/** The questions of a quiz lesson and how many must be right. Everything works by keyboard. */
export function QuizEditor({ quiz, errors, isDisabled, onChange }: QuizEditorProps) {
  const id = useId();
  const focus = useRowFocus();
  const { holder } = focus;
  const { questions } = quiz;
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      holder.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, holder]);
  const set = (changed: readonly QuestionValues[]) => onChange({ ...quiz, questions: changed });
  const add = () => {
    const question = newQuestion();
    focus.focusField(question.key);
    set([...questions, question]);
  };
  return (
    <Box component="section" aria-labelledby={id} ref={holder} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <Typography id={id} variant="h2">
        {QUIZ_TEXTS.title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {QUIZ_TEXTS.hint}
      </Typography>
      {errors.quiz !== undefined && <Alert severity="error">{errors.quiz}</Alert>}
      <Box sx={{ maxWidth: 220 }}>
        <TextInput
          label={QUIZ_TEXTS.passMark}
          helpText={QUIZ_TEXTS.passMarkHint}
          errorText={errors.passMark}
          value={quiz.passMark}
          disabled={isDisabled}
          inputProps={{ inputMode: 'numeric', maxLength: 3 }}
          onChange={(event) => onChange({ ...quiz, passMark: event.target.value })}
        />
      </Box>
      <Box
        component="ol"
        aria-label={QUIZ_TEXTS.questions}
        sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {questions.map((question, index) => (
          <QuestionCard
            key={question.key}
            question={question}
            number={index + 1}
            count={questions.length}
            errors={errors}
            isDisabled={isDisabled}
            focus={focus}
            onChange={(change) =>
              set(questions.map((one) => (one === question ? { ...one, ...change } : one)))
            }
            onMove={(step) => {
              focus.focusButton(question.key, step);
              set(moveBy(questions, question.key, step));
            }}
            onRemove={() => {
              focus.focusAdd(ADD);
              set(questions.filter((one) => one !== question));
            }}
          />
        ))}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<AddIcon />}
        data-add={ADD}
        disabled={isDisabled || questions.length >= LIMITS.quizQuestions}
        sx={{ justifySelf: 'start' }}
        onClick={add}
      >
        {QUIZ_TEXTS.addQuestion}
      </Button>
    </Box>
  );
}
