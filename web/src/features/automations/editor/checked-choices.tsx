import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';

interface CheckedChoicesProps<Value extends string | number> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly isReadOnly: boolean;
  readonly helpText?: string;
  /** in the place of the help */
  readonly errorText?: string | undefined;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Any number out of a few; the chosen ones stay in the order in which they are offered. */
export function CheckedChoices<Value extends string | number>(props: CheckedChoicesProps<Value>) {
  const { label, choices, chosen, isReadOnly, helpText, errorText, onChange } = props;
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((one) => (one === value ? isChosen : chosen.includes(one))),
    );
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {choices.map(({ value, label: name }) => (
          <FormControlLabel
            key={value}
            label={name}
            disabled={isReadOnly}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(value)}
                onChange={(_event, isChosen) => toggle(value, isChosen)}
              />
            }
          />
        ))}
      </Box>
      {(errorText ?? helpText) !== undefined && (
        <FormHelperText error={errorText !== undefined} sx={{ mx: 0 }}>
          {errorText ?? helpText}
        </FormHelperText>
      )}
    </Box>
  );
}
