import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { LINK_ROLES, type LinkRole } from '@harborline/domain/tickets/ticket-change';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useOtherTicket } from '../merge/use-other-ticket';
import type { Ticket } from '../ticket';
import { FindOther } from './find-other';
import { useLinking } from './use-linking';

interface LinkDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** Finds another ticket, and asks what it is to this one (D-127). */
export function LinkDialog({ ticket, onClose }: LinkDialogProps) {
  const at = useOtherTicket();
  const [role, setRole] = useState<LinkRole>('related');
  const { link, isRunning, refusal } = useLinking(onClose);
  const number = shortNumber(ticket.number);
  return (
    <FindOther
      title={LINK_TEXTS.title}
      findBody={LINK_TEXTS.findBody(number)}
      confirmLabel={LINK_TEXTS.confirm}
      sought={{ besides: ticket, excluded: [ticket.id] }}
      at={at}
      isBusy={isRunning}
      refusal={refusal}
      onSubmit={(other) =>
        void link({
          ref: ticket.id,
          role,
          others: [other],
          said: () => LINK_TEXTS.linked(shortNumber(other.number)),
        })
      }
      onClose={onClose}
    >
      {(other) => <RoleChoice ticket={number} other={other} role={role} onChange={setRole} />}
    </FindOther>
  );
}

interface RoleChoiceProps {
  /** number of the ticket that is linked */
  readonly ticket: string;
  readonly other: Ticket;
  readonly role: LinkRole;
  readonly onChange: (role: LinkRole) => void;
}

function RoleChoice({ ticket, other, role, onChange }: RoleChoiceProps) {
  const labelId = useId();
  const number = shortNumber(other.number);
  const labels: Readonly<Record<LinkRole, string>> = {
    related: LINK_TEXTS.as.related,
    parent: LINK_TEXTS.as.parent(ticket),
    child: LINK_TEXTS.as.child(ticket),
  };
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
        {LINK_TEXTS.asBody(ticket, number, other.title || INBOX_TEXTS.noTitle)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={role}
        sx={{ gap: 0.5, mt: 0.5 }}
        onChange={(_event, value) => onChange(LINK_ROLES.find((one) => one === value) ?? role)}
      >
        {LINK_ROLES.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            // What was chosen to get here is gone, and the focus with it.
            control={<Radio autoFocus={value === role} />}
            label={labels[value]}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
