import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import Box from '@mui/material/Box';
import {
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { isColor } from './theme-values';

interface ColorFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>
  extends Pick<UseControllerProps<Values, Name>, 'name'> {
  control: NonNullable<UseControllerProps<Values, Name>['control']>;
  label: string;
  isReadOnly: boolean;
}

const toSixDigits = (color: string): string => {
  const digits = color.trim().slice(1);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

/** A colour, typed or picked. */
export function ColorField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  label,
  isReadOnly,
}: ColorFieldProps<Values, Name>) {
  const {
    field: { onChange, onBlur, ref, ...field },
    fieldState: { error },
  } = useController({ control, name });
  const value = String(field.value);
  return (
    <TextInput
      label={label}
      value={value}
      inputRef={ref}
      errorText={error?.message}
      readOnly={isReadOnly}
      autoComplete="off"
      spellCheck={false}
      inputProps={{ maxLength: 20 }}
      onChange={onChange}
      onBlur={onBlur}
      startAdornment={
        <Box
          component="input"
          type="color"
          aria-label={THEME_TEXTS.chooseColor(label)}
          disabled={isReadOnly}
          value={isColor(value) ? toSixDigits(value) : '#000000'}
          onChange={onChange}
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
