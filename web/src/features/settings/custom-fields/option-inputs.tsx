import { LIMITS } from '@harborline/domain/limits';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import AddIcon from '@mui/icons-material/AddRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { isDuplicate, newOption, type OptionDraft } from './field-draft';

interface OptionInputProps {
  readonly option: OptionDraft;
  readonly index: number;
  readonly isTaken: boolean;
  readonly hasFocus: boolean;
  readonly onChange: (name: string) => void;
  readonly onRemove: () => void;
}

function OptionInput({ option, index, isTaken, hasFocus, onChange, onRemove }: OptionInputProps) {
  const faultId = useId();
  const label = CUSTOM_FIELD_TEXTS.option(index + 1);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <OutlinedInput
          fullWidth
          size="small"
          autoFocus={hasFocus}
          value={option.name}
          error={isTaken}
          inputProps={{
            maxLength: LIMITS.customOptionName,
            dir: 'auto',
            'aria-label': label,
            'aria-describedby': isTaken ? faultId : undefined,
          }}
          onChange={({ target }) => onChange(target.value)}
        />
        <IconButton
          size="small"
          aria-label={CUSTOM_FIELD_TEXTS.removeOption(option.name || label)}
          onClick={onRemove}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      {isTaken && (
        <FormHelperText id={faultId} error role="alert" sx={{ mx: 0 }}>
          {CUSTOM_FIELD_TEXTS.optionTaken}
        </FormHelperText>
      )}
    </Box>
  );
}

interface OptionInputsProps {
  readonly options: readonly OptionDraft[];
  readonly onChange: (options: readonly OptionDraft[]) => void;
}

/** The options of a choice, one row each, in the order of the menu. */
export function OptionInputs({ options, onChange }: OptionInputsProps) {
  const titleId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  /** key of the row that was added last */
  const [added, setAdded] = useState<string>();
  const add = () => {
    const option = newOption();
    setAdded(option.key);
    onChange([...options, option]);
  };
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {CUSTOM_FIELD_TEXTS.options}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {CUSTOM_FIELD_TEXTS.optionsHelp}
      </Typography>
      <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {options.map((option, index) => (
          <OptionInput
            key={option.key}
            option={option}
            index={index}
            isTaken={isDuplicate(options, index)}
            hasFocus={option.key === added}
            onChange={(name) => onChange(options.with(index, { ...option, name }))}
            onRemove={() => {
              onChange(options.toSpliced(index, 1));
              addButton.current?.focus();
            }}
          />
        ))}
      </Box>
      <Button
        ref={addButton}
        size="small"
        startIcon={<AddIcon />}
        // Not `disabled`: it gets the focus of a row that is removed.
        aria-disabled={options.length >= LIMITS.customFieldOptions}
        onClick={options.length >= LIMITS.customFieldOptions ? undefined : add}
      >
        {CUSTOM_FIELD_TEXTS.addOption}
      </Button>
    </Box>
  );
}
