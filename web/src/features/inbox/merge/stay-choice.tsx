import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LastWords } from '../list/last-words';
import { TicketStatusChip } from '../status/ticket-status-chip';
import { type Ticket, visitorLabel } from '../ticket';
import { consequencesOf, leavesSomebodyOut } from './consequences';

interface StayChoiceProps {
  readonly tickets: readonly Ticket[];
  /** of the ticket that stays */
  readonly staysRef: string;
  readonly onChange: (ref: string) => void;
}

/** The tickets beside each other, which of them stays, and what that means for their visitors (D-110). */
export function StayChoice({ tickets, staysRef, onChange }: StayChoiceProps) {
  const labelId = useId();
  const last = tickets.find(({ id }) => id === staysRef);
  const others = tickets.filter(({ id }) => id !== staysRef);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormControl>
        <FormLabel id={labelId} sx={{ typography: 'subtitle2', mb: 1 }}>
          {MERGE_TEXTS.stays}
        </FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={staysRef}
          onChange={(_event, ref) => onChange(ref)}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {tickets.map((ticket) => (
            <TicketCard key={ticket.id} ticket={ticket} isStaying={ticket.id === staysRef} />
          ))}
        </RadioGroup>
      </FormControl>
      {last !== undefined && (
        <Alert severity={leavesSomebodyOut(others, last) ? 'warning' : 'info'} role="status">
          <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
            {consequencesOf(others, last).map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

function TicketCard({ ticket, isStaying }: { ticket: Ticket; isStaying: boolean }) {
  return (
    <FormControlLabel
      value={ticket.id}
      data-card={ticket.id}
      control={<Radio autoFocus={isStaying} sx={{ mt: -1 }} />}
      sx={{
        m: 0,
        p: 1,
        alignItems: 'flex-start',
        border: 1,
        borderColor: isStaying ? 'primary.main' : 'divider',
        borderRadius: 2,
        '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 },
      }}
      label={
        <>
          <Typography
            component="span"
            variant="subtitle2"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {shortNumber(ticket.number)} <bdi>{ticket.title || INBOX_TEXTS.noTitle}</bdi>
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            <bdi>{visitorLabel(ticket)}</bdi>
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            noWrap
            sx={{ display: 'block', mb: 0.5 }}
          >
            <LastWords last={ticket.last_message} />
          </Typography>
          <TicketStatusChip ticket={ticket} />
        </>
      }
    />
  );
}
