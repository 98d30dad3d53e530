import { previewText } from '@harborline/domain/conversation/build-message';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { DraftStateChip } from './draft-state-chip';
import type { ListedDraft } from './use-draft-list';

interface DraftRowProps {
  draft: ListedDraft;
  to: string;
  isSelected: boolean;
}

/** A draft in the list: its ticket, author, state, and when it changed last. */
export function DraftRow({ draft, to, isSelected }: DraftRowProps) {
  return (
    <Box
      component={Link}
      to={to}
      data-draft-row={draft.id}
      aria-current={isSelected ? 'true' : undefined}
      sx={{
        display: 'block',
        px: 2,
        py: 1.25,
        color: 'text.primary',
        textDecoration: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isSelected ? 'surface.selected' : 'background.paper',
        boxShadow: (theme) => (isSelected ? `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none'),
        '&:hover': { bgcolor: isSelected ? 'surface.selected' : 'surface.sunken' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography component="span" variant="subtitle2" noWrap sx={{ flex: 1 }}>
          {shortNumber(draft.ticket.number)} <bdi>{draft.ticket.title || INBOX_TEXTS.noTitle}</bdi>
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
          <RelativeTime at={draft.updated_at.toDate()} />
        </Typography>
      </Box>
      <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ display: 'block' }}>
        <bdi>{previewText(draft.text)}</bdi>
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Typography component="span" variant="body2" noWrap sx={{ flex: 1 }}>
          {DRAFT_TEXTS.by} <bdi>{draft.author_name}</bdi>
        </Typography>
        <DraftStateChip state={draft.state} />
      </Box>
    </Box>
  );
}
