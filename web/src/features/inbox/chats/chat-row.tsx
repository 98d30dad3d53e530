import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { LastWords } from '../list/last-words';
import { UnreadDot } from '../list/unread-dot';
import { type Ticket, visitorLabel } from '../ticket';

interface ChatRowProps {
  readonly chat: Ticket;
  readonly to: string;
  readonly isSelected: boolean;
  readonly isUnread?: boolean;
  /** what the time at the end counts from */
  readonly at: Date;
  /** below the preview */
  readonly note?: ReactNode;
  /** beside the link */
  readonly action?: ReactNode;
}

/** A chat in a list: who, since when, and the last words. */
export function ChatRow({ chat, to, isSelected, isUnread = false, at, note, action }: ChatRowProps) {
  return (
    <Box
      component="li"
      data-chat={chat.id}
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isSelected ? 'surface.selected' : 'background.paper',
        boxShadow: (theme) => (isSelected ? `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none'),
        '&:hover': { bgcolor: isSelected ? 'surface.selected' : 'surface.sunken' },
      }}
    >
      <Box
        component={Link}
        to={to}
        aria-current={isSelected ? 'true' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          px: 2,
          py: 1.25,
          color: 'text.primary',
          textDecoration: 'none',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography
            component="span"
            variant="subtitle2"
            noWrap
            sx={{ flex: 1, fontWeight: isUnread ? 700 : 550 }}
          >
            <bdi>{visitorLabel(chat)}</bdi>
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
            <RelativeTime at={at} />
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ flex: 1 }}>
            <LastWords last={chat.last_message} />
          </Typography>
          {isUnread && <UnreadDot />}
        </Box>
        {note !== undefined && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </Box>
      {action !== undefined && <Box sx={{ flex: 'none', pr: 1.5 }}>{action}</Box>}
    </Box>
  );
}
