import { TICKET_MAIL_TEXTS, TICKET_PLACEHOLDER_LABELS } from '@harborline/domain/texts/ticket-mail-settings';
import {
  TICKET_PLACEHOLDERS,
  type TicketPlaceholder,
  unknownPlaceholders,
} from '@harborline/domain/tickets/address-ticket';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { TICKET_MAIL_RULES, type TicketMailValues } from './ticket-mail-values';

interface SubjectFieldProps {
  control: Control<TicketMailValues>;
  isReadOnly: boolean;
}

/** The subject of the email, with a button for each placeholder, and what it names that does not exist. */
export function SubjectField({ control, isReadOnly }: SubjectFieldProps) {
  const { field, fieldState } = useController({ control, name: 'supportEmailSubject' });
  const input = useRef<HTMLInputElement | null>(null);
  const { label, limit } = TICKET_MAIL_RULES.supportEmailSubject;
  const unknown = unknownPlaceholders(field.value);
  const insert = (name: TicketPlaceholder) => {
    const element = input.current;
    if (element === null) return;
    const { selectionStart, selectionEnd } = element;
    element.setRangeText(`[${name}]`, selectionStart ?? 0, selectionEnd ?? 0, 'end');
    field.onChange(element.value);
    element.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextInput
        label={label}
        value={field.value}
        inputRef={(element: HTMLInputElement | null) => {
          input.current = element;
          field.ref(element);
        }}
        readOnly={isReadOnly}
        errorText={fieldState.error?.message}
        helpText={TICKET_MAIL_TEXTS.subjectHelp}
        inputProps={{ dir: 'auto', maxLength: limit + 200 }}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {!isReadOnly && <PlaceholderButtons onInsert={insert} />}
      <div aria-live="polite">
        {unknown.length > 0 && <Alert severity="warning">{TICKET_MAIL_TEXTS.unknown(unknown)}</Alert>}
      </div>
    </Box>
  );
}

function PlaceholderButtons({ onInsert }: { onInsert: (name: TicketPlaceholder) => void }) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="caption" color="textSecondary" sx={{ p: 0, mb: 0.5 }}>
        {TICKET_MAIL_TEXTS.placeholders}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {TICKET_PLACEHOLDERS.map((name) => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            clickable
            label={TICKET_PLACEHOLDER_LABELS[name]}
            title={`[${name}]`}
            onClick={() => onInsert(name)}
            sx={{ maxWidth: '100%' }}
          />
        ))}
      </Box>
    </Box>
  );
}
