import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Chip from '@mui/material/Chip';

interface PublishChipProps {
  isPublished: boolean;
  hasDraft?: boolean;
  isArchived?: boolean;
}

/** Whether visitors see an article, and whether they see its latest version. */
export function PublishChip({ isPublished, hasDraft = false, isArchived = false }: PublishChipProps) {
  if (isArchived) return <Chip size="small" variant="outlined" label={ARTICLE_TEXTS.archivedLabel} />;
  if (!isPublished) return <Chip size="small" variant="outlined" label={ARTICLE_TEXTS.unpublished} />;
  if (hasDraft)
    return <Chip size="small" variant="outlined" color="warning" label={ARTICLE_TEXTS.hasDraft} />;
  return <Chip size="small" variant="outlined" color="success" label={ARTICLE_TEXTS.published} />;
}
