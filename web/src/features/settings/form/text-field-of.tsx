import { TextInput } from '../../../shared/ui-admin/text-input';
import type { SettingsForm } from './use-settings-form';

type TextNames<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

interface TextFieldOfProps<Values, Name extends keyof Values> {
  form: SettingsForm<Values>;
  name: Name;
  label: string;
  helpText?: string;
  limit: number;
  isReadOnly?: boolean;
  isRequired?: boolean;
  /** lines of a longer text */
  rows?: number;
  autoComplete?: string;
  placeholder?: string;
  type?: string;
  /** shows how much of the limit is used */
  hasCount?: boolean;
}

/** A text of a settings form, with its error and, where it helps, the room that is left. */
export function TextFieldOf<Values extends object, Name extends TextNames<Values> & string>({
  form,
  name,
  label,
  limit,
  isReadOnly = false,
  isRequired = false,
  rows,
  hasCount = false,
  helpText,
  ...input
}: TextFieldOfProps<Values, Name>) {
  const value = String(form.values[name]);
  return (
    <TextInput
      {...input}
      label={label}
      labelEnd={hasCount ? `${value.length} of ${limit}` : undefined}
      value={value}
      required={isRequired}
      readOnly={isReadOnly}
      multiline={rows !== undefined}
      {...(rows === undefined ? {} : { minRows: rows, maxRows: rows * 3 })}
      errorText={form.errors[name]}
      helpText={helpText}
      // One more than allowed, so that a text that is too long is told instead of cut.
      inputProps={{ maxLength: limit + 200 }}
      onChange={(event) => form.change({ [name]: event.target.value } as unknown as Partial<Values>)}
      onBlur={() => form.touch(name)}
    />
  );
}
