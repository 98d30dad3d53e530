import Box from '@mui/material/Box';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { isColor } from './theme-values';

interface ColorFieldProps {
  label: string;
  value: string;
  errorText?: string | undefined;
  isReadOnly: boolean;
  onChange: (color: string) => void;
  onBlur: () => void;
}

const toSixDigits = (color: string): string => {
  const digits = color.trim().slice(1);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

/** A colour, typed or picked. */
export function ColorField({ label, value, errorText, isReadOnly, onChange, onBlur }: ColorFieldProps) {
  return (
    <TextInput
      label={label}
      value={value}
      errorText={errorText}
      readOnly={isReadOnly}
      autoComplete="off"
      spellCheck={false}
      inputProps={{ maxLength: 20 }}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      startAdornment={
        <Box
          component="input"
          type="color"
          aria-label={`${label}: choose`}
          disabled={isReadOnly}
          value={isColor(value) ? toSixDigits(value) : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          sx={{
            flex: 'none',
            width: 28,
            height: 28,
            mr: 1,
            p: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.75,
            background: 'none',
            cursor: isReadOnly ? 'default' : 'pointer',
            '&::-webkit-color-swatch-wrapper': { p: 0 },
            '&::-webkit-color-swatch': { border: 0, borderRadius: '5px' },
          }}
        />
      }
    />
  );
}
