import { LIMITS } from '@harborline/domain/limits';
import { operandOf } from '@harborline/domain/predicate/check';
import { SPAN_UNITS, type SpanUnit } from '@harborline/domain/predicate/times';
import { PREDICATE_TEXTS } from '@harborline/domain/texts/predicate';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useOwnCopy } from '../hooks/use-own-copy';
import { type Choice, ChoiceSelect } from '../ui-admin/choice-select';
import type { DraftCondition } from './predicate-draft';

interface ValueInputProps {
  condition: DraftCondition;
  /** what a field of refs can be */
  options: readonly Choice<string>[];
  /** what a value is called that is no option, since it was removed */
  nameOf: (value: string) => string;
  isWrong: boolean;
  /** id of the text that says what is wrong */
  problemId: string;
  onChange: (values: readonly string[]) => void;
}

const UNITS: readonly Choice<SpanUnit>[] = SPAN_UNITS.map((value) => ({
  value,
  label: PREDICATE_TEXTS.units[value][1],
}));

const isUnit = (text: string): text is SpanUnit => SPAN_UNITS.some((unit) => unit === text);

/** A number and its unit. */
function SpanInput({ condition, isWrong, problemId, onChange }: ValueInputProps) {
  const [value = '7d'] = condition.values;
  const [amount, last] = [value.slice(0, -1), value.slice(-1)];
  const unit = isUnit(last) ? last : 'd';
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <OutlinedInput
        size="small"
        type="number"
        value={amount}
        error={isWrong}
        inputProps={{
          min: 1,
          max: 9999,
          'aria-label': PREDICATE_TEXTS.amount,
          'aria-describedby': problemId,
        }}
        onChange={({ target }) => onChange([`${target.value}${unit}`])}
        sx={{ flex: '0 0 96px' }}
      />
      <ChoiceSelect
        label={PREDICATE_TEXTS.unit}
        isLabelHidden
        value={unit}
        choices={UNITS}
        onChange={(chosen) => onChange([`${amount}${chosen}`])}
      />
    </Box>
  );
}

/** Any number of the things that a field can be. */
function RefsInput({ condition, options, nameOf, isWrong, problemId, onChange }: ValueInputProps) {
  const [typed, setTyped] = useState('');
  const isPointedAt = useRef(false);
  const chosen = useOwnCopy(condition.values);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? nameOf(value);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      // What arrives meanwhile, such as a list of tags, would take a highlight by arrow keys away.
      autoHighlight={typed !== ''}
      onInputChange={(_, text) => setTyped(text)}
      onHighlightChange={(_, option) => {
        isPointedAt.current = option !== null;
      }}
      onClose={() => {
        isPointedAt.current = false;
      }}
      // Enter in an empty field takes what a person went to, and no other.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed === '' && !isPointedAt.current) event.defaultMuiPrevented = true;
      }}
      size="small"
      options={options.map(({ value }) => value)}
      value={chosen}
      getOptionLabel={labelOf}
      getOptionKey={(value) => value}
      noOptionsText={PREDICATE_TEXTS.noOptions}
      onChange={(_, values) => onChange(values)}
      renderInput={(params) => (
        <TextField
          {...params}
          error={isWrong}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': PREDICATE_TEXTS.value,
              'aria-describedby': problemId,
            },
          }}
        />
      )}
    />
  );
}

/** What a condition compares with; nothing where its operator says it all. */
export function ValueInput(props: ValueInputProps) {
  const { condition, isWrong, problemId, onChange } = props;
  const operand = operandOf(condition.op);
  if (operand === null) return null;
  if (operand === 'refs') return <RefsInput {...props} />;
  if (operand === 'span') return <SpanInput {...props} />;
  return (
    <OutlinedInput
      size="small"
      fullWidth
      type={operand === 'day' ? 'date' : 'text'}
      value={condition.values[0] ?? ''}
      error={isWrong}
      inputProps={{
        maxLength: LIMITS.predicateValue,
        dir: 'auto',
        'aria-label': PREDICATE_TEXTS.value,
        'aria-describedby': problemId,
      }}
      onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      onBlur={({ target }) => onChange(target.value.trim() === '' ? [] : [target.value.trim()])}
    />
  );
}
