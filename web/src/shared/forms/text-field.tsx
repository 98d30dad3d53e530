import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import {
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form';
import { TextInput } from '../ui-admin/text-input';

interface TextFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>
  extends Pick<UseControllerProps<Values, Name>, 'name'> {
  control: NonNullable<UseControllerProps<Values, Name>['control']>;
  label: string;
  helpText?: string;
  limit: number;
  isReadOnly?: boolean;
  isRequired?: boolean;
  /** number of lines of a multi-line field */
  rows?: number;
  autoComplete?: string;
  placeholder?: string;
  type?: string;
  /** shows how much of the limit is used */
  hasCount?: boolean;
}

/** A text field of a form, with its error and optionally the number of characters left. */
export function TextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  label,
  limit,
  isReadOnly = false,
  isRequired = false,
  rows,
  hasCount = false,
  helpText,
  ...input
}: TextFieldProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  const value = String(field.value);
  return (
    <TextInput
      {...input}
      label={label}
      labelEnd={hasCount ? SETTINGS_TEXTS.countOf(value.length, limit) : undefined}
      value={value}
      inputRef={field.ref}
      required={isRequired}
      readOnly={isReadOnly}
      multiline={rows !== undefined}
      {...(rows === undefined ? {} : { minRows: rows, maxRows: rows * 3 })}
      errorText={fieldState.error?.message}
      helpText={helpText}
      // More than allowed, so that a text that is too long shows an error instead of being cut.
      inputProps={{ maxLength: limit + 200 }}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
