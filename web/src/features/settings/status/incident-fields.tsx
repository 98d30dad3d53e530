import { LIMITS } from '@harborline/domain/limits';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The title of an incident or of maintenance. */
export function IncidentTitle({ value, example = '', onChange }: FieldProps & { example?: string }) {
  return (
    <TextInput
      label={STATUS_SETTINGS_TEXTS.incidentTitle}
      required
      autoFocus
      value={value}
      placeholder={example}
      inputProps={{ dir: 'auto', maxLength: LIMITS.incidentTitle }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** What an update says. */
export function IncidentText({
  label = STATUS_SETTINGS_TEXTS.incidentText,
  value,
  isFirst = false,
  onChange,
}: FieldProps & { label?: string; isFirst?: boolean }) {
  return (
    <TextInput
      label={label}
      required
      autoFocus={isFirst}
      multiline
      minRows={3}
      maxRows={8}
      value={value}
      inputProps={{ dir: 'auto', maxLength: LIMITS.incidentText }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
