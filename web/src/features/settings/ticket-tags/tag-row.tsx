import { TAG_SETTINGS_TEXTS } from '@harborline/domain/texts/tag-settings';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { countText } from '@harborline/domain/tickets/ticket-lists';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import type { CountedTag } from './use-counted-tags';

interface TagRowProps {
  readonly tag: CountedTag;
  readonly mayChange: boolean;
  /** whether the person may see the tickets */
  readonly maySee: boolean;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** How many tickets have a tag, in words. */
const ticketsText = ({ tickets }: CountedTag): string =>
  tickets === null ? TAG_SETTINGS_TEXTS.notCounted : TAG_SETTINGS_TEXTS.tickets(countText(tickets));

/** One tag of the library. */
export function TagRow({ tag, mayChange, maySee, onRename, onDelete }: TagRowProps) {
  const { name, tag_ref } = tag;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, minHeight: 50 }}>
      <Typography variant="body2" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
        {maySee ? (
          <Box
            component={Link}
            to={adminLinks.inbox({ status: 'all', tag: tag_ref })}
            aria-label={`${ticketsText(tag)}: ${TAG_TEXTS.ticketsWith(name)}`}
            sx={{ color: 'inherit' }}
          >
            {ticketsText(tag)}
          </Box>
        ) : (
          ticketsText(tag)
        )}
      </Typography>
      {mayChange && (
        <Box sx={{ flex: 'none' }}>
          <IconButton
            size="small"
            aria-label={TAG_SETTINGS_TEXTS.rename(name)}
            data-action="edit"
            onClick={onRename}
          >
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={TAG_SETTINGS_TEXTS.remove(name)}
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
