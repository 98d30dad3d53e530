import type { PresentedQueue } from '@harborline/domain/api/inbox/smart-queues';
import { sentenceOf, type Wording } from '@harborline/domain/predicate/sentence';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { queueFacts, queueWarnings } from '../../../shared/smart-queues/queue-facts';

interface QueueRowProps {
  readonly queue: PresentedQueue;
  /** null for people to whom its predicate says nothing */
  readonly wording: Wording | null;
  /** undefined for people who may not */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function Sentence({ filter, wording }: { filter: string; wording: Wording }) {
  const predicate = parsePredicate(filter, TICKET_CATALOGUE);
  if (predicate === null) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mt: 0.25 }}>
      {sentenceOf(predicate, wording)}
    </Typography>
  );
}

/** One queue: its name, its predicate in words, and who draws what from it. */
export function QueueRow({ queue, wording, onEdit, onRemove }: QueueRowProps) {
  const { name } = queue;
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 1, pr: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {wording === null ? (
            name
          ) : (
            <Link component={RouterLink} to={adminLinks.smartQueue(queue.smart_queue_ref)} color="inherit">
              {name}
            </Link>
          )}
        </Typography>
        {wording !== null && <Sentence filter={queue.filter} wording={wording} />}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mt: 0.25 }}>
          {queueFacts(queue).join(' · ')}
        </Typography>
        {queueWarnings(queue).map((warning) => (
          <Alert key={warning} severity="warning" sx={{ mt: 1 }}>
            {warning}
          </Alert>
        ))}
      </Box>
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'start' }}>
        {onEdit !== undefined && (
          <IconButton size="small" aria-label={SMART_QUEUE_TEXTS.edit(name)} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
        )}
        {onRemove !== undefined && (
          <IconButton
            size="small"
            aria-label={SMART_QUEUE_TEXTS.remove(name)}
            data-action="delete"
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
