import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { eventText } from '@harborline/domain/tickets/event-text';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { absoluteTime, clockTime } from '../../../shared/format/staff-times';

/** What became of a chat at that point of its thread, for the team alone (D-91). */
export function EventLine({ event }: { event: TicketEvent }) {
  const at = event.at.toDate();
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="p"
      dir="auto"
      data-event={event.kind}
      sx={{ mt: 2, px: 2, textAlign: 'center', overflowWrap: 'anywhere' }}
    >
      {event.actor_name !== '' && (
        <>
          <Box component="strong" sx={{ fontWeight: 600 }}>
            <bdi>{event.actor_name}</bdi>
          </Box>{' '}
        </>
      )}
      {eventText(event)}
      {' · '}
      <time dateTime={at.toISOString()} title={absoluteTime(at)}>
        {clockTime(at)}
      </time>
    </Typography>
  );
}
