import { oneLine } from '@harborline/domain/text/clip';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';

interface ReplyRowProps {
  readonly reply: StoredReply;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One canned reply: its title, its shortcut and the beginning of its text. */
export function ReplyRow({ reply, mayChange, onEdit, onDelete }: ReplyRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            {reply.title}
          </Typography>
          {reply.shortcut !== '' && (
            <Typography variant="caption" color="textSecondary">
              /{reply.shortcut}
            </Typography>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap dir="auto" title={reply.text}>
          {oneLine(reply.text)}
        </Typography>
      </Box>
      {mayChange && (
        <Box sx={{ flex: 'none' }}>
          <IconButton
            size="small"
            aria-label={CANNED_REPLY_TEXTS.editOf(reply.title)}
            data-action="edit"
            onClick={onEdit}
          >
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={CANNED_REPLY_TEXTS.deleteOf(reply.title)}
            data-action="delete"
            onClick={onDelete}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
