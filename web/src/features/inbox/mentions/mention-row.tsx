import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import ReadIcon from '@mui/icons-material/DraftsOutlined';
import UnreadIcon from '@mui/icons-material/MarkunreadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { isForThisTab } from '../list/is-for-this-tab';
import { UnreadDot } from '../list/unread-dot';
import { useOpenAtOnce } from '../list/use-open-at-once';
import type { MentionRow as Row } from './use-mentions';

interface MentionRowProps {
  row: Row;
  to: string;
  isSelected: boolean;
  /** absent for those who may change nothing */
  onMark: (() => void) | undefined;
}

/** Who mentioned the person in which ticket, and what they wrote. */
function RowText({ row }: { row: Row }) {
  const weight = (unread: number, read: number) => ({ fontWeight: row.is_seen ? read : unread });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography component="span" variant="subtitle2" noWrap sx={{ flex: 1, ...weight(700, 550) }}>
          <bdi>{MENTION_TEXTS.mentionedYou(row.author_name || ADMIN_TEXTS.nameFallback)}</bdi>
        </Typography>
        <Typography
          component="span"
          variant="caption"
          color={row.is_seen ? 'textSecondary' : 'primary'}
          sx={{ flex: 'none', ...weight(650, 400) }}
        >
          <RelativeTime at={row.created_at.toDate()} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Typography component="span" variant="body2" noWrap sx={{ flex: 1, ...weight(600, 450) }}>
          {shortNumber(row.ticket_number)} <bdi>{row.ticket_title || INBOX_TEXTS.noTitle}</bdi>
        </Typography>
        {!row.is_seen && <UnreadDot />}
      </Box>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        noWrap
        sx={{ display: 'block', mt: 0.25 }}
      >
        <bdi>{row.preview || INBOX_TEXTS.noText}</bdi>
      </Typography>
    </>
  );
}

/** One mention of the list, with a button that marks it. */
export function MentionRow({ row, to, isSelected, onMark }: MentionRowProps) {
  const openAtOnce = useOpenAtOnce();
  const mark = row.is_seen ? MENTION_TEXTS.markUnread : MENTION_TEXTS.markRead;
  return (
    <Box
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
        onClick={(event: MouseEvent) => {
          if (!isForThisTab(event)) return;
          event.preventDefault();
          openAtOnce(to);
        }}
        data-ticket={row.id}
        aria-current={isSelected ? 'true' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'block',
          pl: 2,
          pr: onMark ? 0.5 : 2,
          py: 1.5,
          color: 'text.primary',
          textDecoration: 'none',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <RowText row={row} />
      </Box>
      {onMark && (
        <IconButton size="small" aria-label={mark} title={mark} onClick={onMark} sx={{ mr: 1 }}>
          {row.is_seen ? <UnreadIcon fontSize="small" /> : <ReadIcon fontSize="small" />}
        </IconButton>
      )}
    </Box>
  );
}
