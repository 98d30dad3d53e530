import { LIMITS } from '@harborline/domain/limits';
import { QUIZ_TEXTS } from '@harborline/domain/texts/quiz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { AnswerRow } from './answer-row';
import { type AnswerValues, moveBy, newAnswer, type QuestionValues, type QuizErrors } from './quiz-values';
import { RowButtons } from './row-buttons';
import type { RowFocus } from './use-row-focus';

interface QuestionCardProps {
  question: QuestionValues;
  /** from 1 */
  number: number;
  count: number;
  errors: QuizErrors;
  isDisabled: boolean;
  focus: RowFocus;
  onChange: (change: Partial<QuestionValues>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

type AnswersProps = Pick<QuestionCardProps, 'question' | 'errors' | 'isDisabled' | 'focus' | 'onChange'>;

/** The answers of a question. */
function Answers({ question, errors, isDisabled, focus, onChange }: AnswersProps) {
  const { key, answers } = question;
  const set = (changed: readonly AnswerValues[]) => onChange({ answers: changed });
  const add = () => {
    const answer = newAnswer();
    focus.focusField(answer.key);
    set([...answers, answer]);
  };
  return (
    <>
      <Box
        component="ol"
        aria-label={QUIZ_TEXTS.answers}
        sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {answers.map((answer, index) => (
          <AnswerRow
            key={answer.key}
            answer={answer}
            number={index + 1}
            count={answers.length}
            errorText={errors[answer.key]}
            isDisabled={isDisabled}
            onChange={(change) => set(answers.map((one) => (one === answer ? { ...one, ...change } : one)))}
            onMove={(step) => {
              focus.focusButton(answer.key, step);
              set(moveBy(answers, answer.key, step));
            }}
            onRemove={() => {
              focus.focusAdd(key);
              set(answers.filter((one) => one !== answer));
            }}
          />
        ))}
      </Box>
      {errors[`${key}/answers`] !== undefined && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {errors[`${key}/answers`]}
        </FormHelperText>
      )}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        data-add={key}
        disabled={isDisabled || answers.length >= LIMITS.quizAnswers}
        sx={{ justifySelf: 'start' }}
        onClick={add}
      >
        {QUIZ_TEXTS.addAnswer}
      </Button>
    </>
  );
}

/** One question of a quiz with its answers and its explanation. */
export function QuestionCard({ question, number, count, errors, isDisabled, ...props }: QuestionCardProps) {
  const name = QUIZ_TEXTS.questionNumber(number);
  return (
    <Box
      component="li"
      data-row={question.key}
      sx={{ display: 'grid', gap: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
    >
      <Box data-buttons={question.key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <RowButtons
          name={name}
          isFirst={number === 1}
          isLast={number === count}
          isDisabled={isDisabled}
          mayRemove={count > 1}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      </Box>
      <TextInput
        label={QUIZ_TEXTS.question}
        errorText={errors[question.key]}
        value={question.text}
        type="text"
        disabled={isDisabled}
        inputProps={{ dir: 'auto', maxLength: LIMITS.quizQuestion }}
        onChange={(event) => props.onChange({ text: event.target.value })}
      />
      <Answers
        question={question}
        errors={errors}
        isDisabled={isDisabled}
        focus={props.focus}
        onChange={props.onChange}
      />
      <TextInput
        label={QUIZ_TEXTS.because}
        helpText={QUIZ_TEXTS.becauseHint}
        value={question.because}
        type="text"
        disabled={isDisabled}
        inputProps={{ dir: 'auto', maxLength: LIMITS.quizBecause }}
        onChange={(event) => props.onChange({ because: event.target.value })}
      />
    </Box>
  );
}
