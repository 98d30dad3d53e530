import type { SopArticle } from '@harborline/domain/entities/sop';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import Chip from '@mui/material/Chip';

/** Whether staff work by an SOP. */
export function SopChip({ sop }: { sop: Pick<SopArticle, 'is_published' | 'is_disabled'> }) {
  if (sop.is_disabled) return <Chip size="small" variant="outlined" label={SOP_TEXTS.archived} />;
  if (!sop.is_published) return <Chip size="small" variant="outlined" label={SOP_TEXTS.draft} />;
  return <Chip size="small" variant="outlined" color="success" label={SOP_TEXTS.published} />;
}
