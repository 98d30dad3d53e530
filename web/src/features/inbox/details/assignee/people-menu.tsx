import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { outText } from '../../../../shared/duty/duty-text';
import { useDuty } from '../../../../shared/duty/use-duty';
import { useStaff } from '../../../../shared/staff/session-context';
import { useLivePeopleWho } from '../../../../shared/staff/use-people-who';

/** A teammate, or nobody with an empty id. */
export interface Assignee {
  readonly id: string;
  readonly name: string;
}

interface PeopleMenuProps {
  anchor: HTMLElement | null;
  /** uid of who is marked, '' for nobody; null marks none */
  chosen: string | null;
  onChoose: (person: Assignee) => void;
  onClose: () => void;
}

/** The teammates who answer tickets, oneself first, and nobody. */
export function PeopleMenu({ anchor, chosen, onChoose, onClose }: PeopleMenuProps) {
  const { uid, support_lib_id: libraryId } = useStaff();
  const team = useLivePeopleWho(libraryId, replyToTickets);
  const people = team.status === 'ready' ? team.data : [];
  const duty = useDuty();
  const choices = [
    ...people
      .filter(({ id }) => id === uid)
      .map((self) => ({ id: uid, name: senderName(self), label: ASSIGNEE_TEXTS.you(senderName(self)) })),
    { id: '', name: '', label: ASSIGNEE_TEXTS.nobody },
    ...people
      .filter(({ id }) => id !== uid)
      .map((person) => ({ id: person.id, name: senderName(person), label: senderName(person) })),
  ];
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': ASSIGNEE_TEXTS.choose },
        paper: { sx: { maxHeight: 'min(420px, 70vh)', maxWidth: 'min(320px, 90vw)' } },
      }}
    >
      {choices.map(({ id, name, label }) => (
        <MenuItem
          key={id}
          role="menuitemradio"
          aria-checked={id === chosen}
          onClick={() => {
            onClose();
            onChoose({ id, name });
          }}
        >
          <ListItemIcon>{id === chosen && <CheckIcon fontSize="small" />}</ListItemIcon>
          <ListItemText
            primary={<bdi>{label}</bdi>}
            secondary={outText(duty.of(id))}
            slotProps={{
              primary: { noWrap: true, sx: { fontSize: 'inherit' } },
              secondary: { variant: 'caption', sx: { display: 'block', whiteSpace: 'normal' } },
            }}
          />
        </MenuItem>
      ))}
      {team.status === 'loading' && <MenuItem disabled>{ASSIGNEE_TEXTS.loading}</MenuItem>}
      {(team.status === 'failed' || team.status === 'denied') && (
        <MenuItem disabled>{ASSIGNEE_TEXTS.loadFailed}</MenuItem>
      )}
    </Menu>
  );
}
