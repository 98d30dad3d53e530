import { AUDIENCE_TEXTS } from '@harborline/domain/texts/article-audience';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Chip from '@mui/material/Chip';

interface PublishChipProps {
  isPublished: boolean;
  hasDraft?: boolean;
  isArchived?: boolean;
  isForStaff?: boolean;
}

/** Whether visitors see an article, and whether they see its latest version. */
export function PublishChip({
  isPublished,
  hasDraft = false,
  isArchived = false,
  isForStaff = false,
}: PublishChipProps) {
  if (isArchived) return <Chip size="small" variant="outlined" label={ARTICLE_TEXTS.archivedLabel} />;
  if (!isPublished) return <Chip size="small" variant="outlined" label={ARTICLE_TEXTS.unpublished} />;
  if (hasDraft)
    return <Chip size="small" variant="outlined" color="warning" label={ARTICLE_TEXTS.hasDraft} />;
  if (isForStaff)
    return <Chip size="small" variant="outlined" color="info" label={AUDIENCE_TEXTS.staffOnly} />;
  return <Chip size="small" variant="outlined" color="success" label={ARTICLE_TEXTS.published} />;
}
