import { fieldOf } from '@harborline/domain/predicate/catalogue';
import { operandOf, problemOf } from '@harborline/domain/predicate/check';
import { OPERATORS, type Operator } from '@harborline/domain/predicate/predicate';
import { sentenceOf } from '@harborline/domain/predicate/sentence';
import { PREDICATE_TEXTS } from '@harborline/domain/texts/predicate';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { type Choice, ChoiceSelect } from '../ui-admin/choice-select';
import type { Editing } from './editing';
import { type DraftCondition, newCondition, withOperator } from './predicate-draft';
import { ValueInput } from './value-input';

interface ConditionRowProps {
  condition: DraftCondition;
  editing: Editing;
}

/** What the condition's field can be asked; a yes or no has sentences of its own. */
function operatorChoices({ field: name }: DraftCondition, { wording }: Editing): readonly Choice<Operator>[] {
  const field = fieldOf(wording.catalogue, name);
  if (field === undefined) return [];
  if (field.kind === 'flag') return OPERATORS.flag.map((value) => ({ value, label: field[value] }));
  return OPERATORS[field.kind].map((value) => ({ value, label: PREDICATE_TEXTS.operators[value] }));
}

/** One condition: field, comparison, value, and what is wrong with them. */
export function ConditionRow({ condition, editing }: ConditionRowProps) {
  const { wording, optionsOf, areProblemsShown, change, remove } = editing;
  const problemId = useId();
  const hasValue = operandOf(condition.op) !== null;
  const problem = areProblemsShown ? problemOf(condition, wording.catalogue) : null;
  return (
    <Box
      data-part={condition.id}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '180px 180px minmax(0, 1fr) auto' },
      }}
    >
      <ChoiceSelect
        label={PREDICATE_TEXTS.field}
        isLabelHidden
        value={condition.field}
        choices={Object.entries(wording.catalogue).map(([value, { label }]) => ({ value, label }))}
        onChange={(name) =>
          change(condition.id, () => ({ ...newCondition(wording.catalogue, name), id: condition.id }))
        }
      />
      <Box
        sx={{
          gridRow: { xs: 2, sm: 'auto' },
          gridColumn: { xs: '1 / -1', sm: hasValue ? 'auto' : 'span 2' },
        }}
      >
        <ChoiceSelect
          label={PREDICATE_TEXTS.operator}
          isLabelHidden
          value={condition.op}
          choices={operatorChoices(condition, editing)}
          onChange={(op) => change(condition.id, () => withOperator(condition, op))}
        />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }} hidden={!hasValue}>
        <ValueInput
          condition={condition}
          options={optionsOf(condition.field)}
          nameOf={(value) => wording.nameOf(condition.field, value)}
          isWrong={problem !== null}
          problemId={problemId}
          onChange={(values) => change(condition.id, () => ({ ...condition, values }))}
        />
        <FormHelperText id={problemId} error role={problem === null ? undefined : 'alert'} sx={{ mx: 0 }}>
          {problem !== null && PREDICATE_TEXTS.problems[problem]}
        </FormHelperText>
      </Box>
      <IconButton
        aria-label={PREDICATE_TEXTS.removeCondition(sentenceOf(condition, wording))}
        onClick={() => remove(condition.id)}
        sx={{ gridRow: 1, gridColumn: { xs: 2, sm: 4 } }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
