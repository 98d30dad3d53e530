import { PRIORITY_LABELS, PRIORITY_TEXTS } from '@harborline/domain/texts/priority';
import { PRIORITIES, priorityOf } from '@harborline/domain/tickets/priority';
import Typography from '@mui/material/Typography';
import type { Ticket } from '../ticket';
import { useMayChange } from '../use-may-change';
import { OptionMenu } from './option-menu';
import { useSetPriority } from './use-set-priority';

const OPTIONS = PRIORITIES.map((ref) => ({ ref, name: PRIORITY_LABELS[ref] }));

function Choice({ ticket }: { ticket: Ticket }) {
  const mayChange = useMayChange(ticket);
  const chosen = priorityOf(ticket);
  const set = useSetPriority(ticket.id, chosen);
  const name = PRIORITY_LABELS[chosen];
  if (!mayChange) return name;
  return (
    <OptionMenu
      label={PRIORITY_TEXTS.label}
      buttonLabel={PRIORITY_TEXTS.choose(name)}
      chosen={chosen}
      chosenName={name}
      options={OPTIONS}
      onChoose={({ ref }) => {
        const priority = PRIORITIES.find((one) => one === ref);
        if (priority !== undefined) set(priority);
      }}
    />
  );
}

/** How soon a ticket is to be answered, with a menu for whoever may answer it (D-108). */
export function TicketPriority({ ticket }: { ticket: Ticket }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {PRIORITY_TEXTS.label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        <Choice ticket={ticket} />
      </Typography>
    </div>
  );
}
