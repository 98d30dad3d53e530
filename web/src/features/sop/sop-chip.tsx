import type { SopArticle } from '@harborline/domain/entities/sop';
import { SOP_EDITOR_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import Chip from '@mui/material/Chip';

interface SopChipProps {
  sop: Pick<SopArticle, 'is_published' | 'is_disabled'>;
  /** whether it has changes that readers do not get yet */
  hasDraft?: boolean;
}

/** Whether staff work by an SOP. */
export function SopChip({ sop, hasDraft = false }: SopChipProps) {
  if (sop.is_disabled) return <Chip size="small" variant="outlined" label={SOP_TEXTS.archived} />;
  if (!sop.is_published) return <Chip size="small" variant="outlined" label={SOP_TEXTS.draft} />;
  if (hasDraft)
    return <Chip size="small" variant="outlined" color="warning" label={SOP_EDITOR_TEXTS.hasDraft} />;
  return <Chip size="small" variant="outlined" color="success" label={SOP_TEXTS.published} />;
}
