import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import Chip from '@mui/material/Chip';
import { FILTER_LABELS } from '../list/ticket-filter';

const COLORS = { open: 'primary', pending: 'warning', closed: 'default' } as const;

export function StatusChip({ status }: { status: ConversationStatus }) {
  return <Chip size="small" variant="outlined" color={COLORS[status]} label={FILTER_LABELS[status]} />;
}
