import OutlinedInput from '@mui/material/OutlinedInput';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface CountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isDisabled: boolean;
  /** undefined if nothing is wrong */
  readonly errorText?: string | undefined;
  readonly helpText?: string;
  readonly onChange: (value: string) => void;
}

/** A whole number. */
export function CountField({ label, value, isDisabled, errorText, helpText, onChange }: CountFieldProps) {
  return (
    <TextInput
      label={label}
      value={value}
      disabled={isDisabled}
      errorText={errorText}
      {...(helpText !== undefined && { helpText })}
      inputProps={{ inputMode: 'numeric', maxLength: 6 }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface RowCountProps {
  readonly label: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** The same in a row, whose head names it. */
export function RowCount({ label, value, isDisabled, isWrong, onChange }: RowCountProps) {
  return (
    <OutlinedInput
      size="small"
      value={value}
      disabled={isDisabled}
      error={isWrong}
      inputProps={{ 'aria-label': label, inputMode: 'numeric', maxLength: 6 }}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: 0 }}
    />
  );
}
