import type { TicketFollower } from '@harborline/domain/entities/ticket-follower';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { senderName } from '@harborline/domain/team/sender-name';
import { FOLLOWER_TEXTS } from '@harborline/domain/texts/followers';
import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useStaff } from '../../../shared/staff/session-context';
import { useLivePeopleWho } from '../../../shared/staff/use-people-who';

interface FollowerMenuProps {
  anchor: HTMLElement | null;
  followers: readonly TicketFollower[];
  onChange: (uid: string, isFollowing: boolean) => void;
  onClose: () => void;
}

/** Whoever reads tickets, and those who follow this one though they no longer do; it stays open for several choices. */
export function FollowerMenu({ anchor, followers, onChange, onClose }: FollowerMenuProps) {
  const { uid, support_lib_id: libraryId } = useStaff();
  const team = useLivePeopleWho(libraryId, viewTickets);
  const people = team.status === 'ready' ? team.data : [];
  const named = people.map((person) => ({
    id: person.id,
    name: senderName(person) || FOLLOWER_TEXTS.unnamed,
  }));
  const former = followers.filter(({ id }) => !named.some((person) => person.id === id));
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': FOLLOWER_TEXTS.choose },
        paper: { sx: { maxHeight: 'min(420px, 70vh)', maxWidth: 'min(320px, 90vw)' } },
      }}
    >
      {team.status === 'ready' &&
        [...named, ...former].map(({ id, name }) => {
          const isFollowing = followers.some((follower) => follower.id === id);
          return (
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={isFollowing}
              onClick={() => onChange(id, !isFollowing)}
            >
              <ListItemIcon>{isFollowing && <CheckIcon fontSize="small" />}</ListItemIcon>
              <ListItemText slotProps={{ primary: { noWrap: true, sx: { fontSize: 'inherit' } } }}>
                <bdi>{id === uid ? FOLLOWER_TEXTS.you(name) : name}</bdi>
              </ListItemText>
            </MenuItem>
          );
        })}
      {team.status === 'loading' && <MenuItem disabled>{FOLLOWER_TEXTS.peopleLoading}</MenuItem>}
      {(team.status === 'failed' || team.status === 'denied') && (
        <MenuItem disabled>{FOLLOWER_TEXTS.peopleFailed}</MenuItem>
      )}
    </Menu>
  );
}
