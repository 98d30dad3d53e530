import { TICKET_FIELDS, type TicketField } from '@harborline/domain/entities/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFieldOptions } from '../../../shared/ticket-fields/use-field-options';
import type { Ticket } from '../ticket';
import { TicketFieldChoice } from './ticket-field';

/** One field; nothing if the library has no options for it and the ticket has none. */
function Field({ ticket, field }: { ticket: Ticket; field: TicketField }) {
  const { state } = useFieldOptions(field);
  const chosen = ticket[`${field}_ref`] ?? '';
  if (state.status !== 'ready' || (state.data.length === 0 && chosen === '')) return null;
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {TICKET_FIELD_TEXTS.of[field].label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        <TicketFieldChoice conversationRef={ticket.id} field={field} chosen={chosen} options={state.data} />
      </Typography>
    </div>
  );
}

/** A ticket's type, category and tier (D-89). */
export function TicketFields({ ticket }: { ticket: Ticket }) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
      {TICKET_FIELDS.map((field) => (
        <Field key={field} ticket={ticket} field={field} />
      ))}
    </Box>
  );
}
