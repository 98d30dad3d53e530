import { TICKET_FIELDS } from '@harborline/domain/entities/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAllFieldOptions } from '../../../shared/ticket-fields/use-field-options';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import type { Ticket } from '../ticket';
import { TicketFieldChoice } from './ticket-field';

/** A ticket's type, category and tier, but for those that the library has no options for (D-89). */
export function TicketFields({ ticket }: { ticket: Ticket }) {
  const { state } = useAllFieldOptions();
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={TICKET_FIELD_TEXTS.fieldsFailed} onRetry={state.retry} />;
  if (state.status === 'loading') return null;
  const shown = TICKET_FIELDS.map((field) => ({
    field,
    options: state.data[field],
    chosen: ticket[`${field}_ref`] ?? '',
  })).filter(({ options, chosen }) => options.length > 0 || chosen !== '');
  if (shown.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
      {shown.map(({ field, ...choice }) => (
        <div key={field}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {TICKET_FIELD_TEXTS.of[field].label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            <TicketFieldChoice ticket={ticket} field={field} {...choice} />
          </Typography>
        </div>
      ))}
    </Box>
  );
}
