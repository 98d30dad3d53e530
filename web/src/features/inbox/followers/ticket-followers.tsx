import { changeFollower } from '@harborline/domain/api/inbox/followers';
import type { TicketFollower } from '@harborline/domain/entities/ticket-follower';
import { FOLLOWER_TEXTS } from '@harborline/domain/texts/followers';
import FollowIcon from '@mui/icons-material/NotificationsNoneRounded';
import FollowingIcon from '@mui/icons-material/NotificationsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { MenuButton } from '../menu-button';
import type { Ticket } from '../ticket';
import { useFollow } from './use-follow';

const FollowerMenu = lateComponent(async () => (await import('./follower-menu')).FollowerMenu);

function Names({ followers }: { followers: readonly TicketFollower[] }) {
  const { uid } = useStaff();
  if (followers.length === 0) return FOLLOWER_TEXTS.none;
  return followers.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <bdi>{id === uid ? FOLLOWER_TEXTS.you(name) : name}</bdi>
    </span>
  ));
}

/** Who is told of what happens to a ticket, with a button to be one of them; whoever assigns tickets chooses others (D-123). */
export function TicketFollowers({ ticket }: { ticket: Ticket }) {
  const { followers, isFollowing, isRunning, toggle, change } = useFollow(ticket);
  const mayChoose = useMay(changeFollower) && ticket.merged_into === undefined;
  if (followers.status === 'loading') return null;
  if (followers.status !== 'ready')
    return <ErrorState title={FOLLOWER_TEXTS.loadFailed} onRetry={followers.retry} />;
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {FOLLOWER_TEXTS.label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography variant="body2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          <Names followers={followers.data} />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {toggle !== undefined && (
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              title={FOLLOWER_TEXTS.hint}
              disabled={isRunning}
              startIcon={isFollowing ? <FollowingIcon /> : <FollowIcon />}
              onClick={toggle}
            >
              {isFollowing ? FOLLOWER_TEXTS.unfollow : FOLLOWER_TEXTS.follow}
            </Button>
          )}
          {mayChoose && (
            <MenuButton
              label={FOLLOWER_TEXTS.choose}
              variant="outlined"
              menu={(anchor, onClose) => (
                <FollowerMenu
                  anchor={anchor}
                  followers={followers.data}
                  onChange={change}
                  onClose={onClose}
                />
              )}
            >
              {FOLLOWER_TEXTS.add}
            </MenuButton>
          )}
        </Box>
      </Box>
    </div>
  );
}
