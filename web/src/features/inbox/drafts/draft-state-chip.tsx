import type { DraftState } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Chip from '@mui/material/Chip';

const COLOURS = {
  editing: 'default',
  submitted: 'info',
  'changes-requested': 'warning',
  approved: 'success',
  sent: 'default',
} as const satisfies Record<DraftState, string>;

/** What has become of a draft. */
export function DraftStateChip({ state }: { state: DraftState }) {
  return <Chip size="small" variant="outlined" color={COLOURS[state]} label={DRAFT_TEXTS.states[state]} />;
}
