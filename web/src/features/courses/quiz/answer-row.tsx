import { LIMITS } from '@harborline/domain/limits';
import { QUIZ_TEXTS } from '@harborline/domain/texts/quiz';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { AnswerValues } from './quiz-values';
import { RowButtons } from './row-buttons';

interface AnswerRowProps {
  answer: AnswerValues;
  /** from 1 */
  number: number;
  count: number;
  errorText: string | undefined;
  isDisabled: boolean;
  onChange: (change: Partial<AnswerValues>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** One answer of a question: its text, and whether it is right. */
export function AnswerRow({ answer, number, count, isDisabled, ...props }: AnswerRowProps) {
  const name = QUIZ_TEXTS.answerNumber(number);
  return (
    <Box component="li" data-row={answer.key} sx={{ display: 'grid', gap: 0.5 }}>
      <TextInput
        label={name}
        errorText={props.errorText}
        value={answer.text}
        type="text"
        disabled={isDisabled}
        inputProps={{ dir: 'auto', maxLength: LIMITS.quizAnswer }}
        onChange={(event) => props.onChange({ text: event.target.value })}
      />
      <Box
        data-buttons={answer.key}
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
      >
        <FormControlLabel
          label={QUIZ_TEXTS.isRight}
          disabled={isDisabled}
          control={
            <Checkbox
              size="small"
              checked={answer.isRight}
              onChange={(event) => props.onChange({ isRight: event.target.checked })}
              slotProps={{ input: { 'aria-label': QUIZ_TEXTS.isRightOf(number) } }}
            />
          }
        />
        <RowButtons
          name={name}
          isFirst={number === 1}
          isLast={number === count}
          isDisabled={isDisabled}
          mayRemove={count > 2}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      </Box>
    </Box>
  );
}
