import type { PresentedField } from '@harborline/domain/api/inbox/custom-fields';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { shownValue } from '@harborline/domain/tickets/custom-fields/custom-value';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCustomFields } from '../../../shared/custom-fields/use-custom-fields';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import type { Ticket } from '../ticket';
import { useMayChange } from '../use-may-change';
import { CustomFieldValue } from './custom-field-value';
import { useCustomValues } from './use-custom-values';

interface ValuesProps {
  readonly ticket: Ticket;
  readonly fields: readonly PresentedField[];
}

function Values({ ticket, fields }: ValuesProps) {
  const values = useCustomValues(ticket.id);
  const mayChange = useMayChange(ticket);
  if (values.status === 'failed' || values.status === 'denied')
    return <ErrorState title={CUSTOM_FIELD_TEXTS.valuesFailed} onRetry={values.retry} />;
  if (values.status === 'loading') return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {fields.map((field) => (
          <CustomFieldValue
            key={field.ref}
            conversationRef={ticket.id}
            field={field}
            stored={shownValue(field, values.data, field.ref)}
            mayChange={mayChange}
          />
        ))}
      </Box>
      {!mayChange && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {ticket.merged_into === undefined ? CUSTOM_FIELD_TEXTS.mayNotChange : CUSTOM_FIELD_TEXTS.isMerged}
        </Typography>
      )}
    </Box>
  );
}

/** What a ticket has of the library's custom fields; nothing, if the library has none (D-126). */
export function TicketCustomFields({ ticket }: { ticket: Ticket }) {
  const { state } = useCustomFields();
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={CUSTOM_FIELD_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'loading' || state.data.length === 0) return null;
  return <Values ticket={ticket} fields={state.data} />;
}
