import type { NewsState } from '@harborline/domain/news/news-schedule';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import Chip from '@mui/material/Chip';

const COLORS = {
  published: 'success',
  staff: 'info',
  planned: 'warning',
  expired: 'default',
  unpublished: 'default',
} as const satisfies Record<NewsState, string>;

interface NewsChipProps {
  state: NewsState;
  /** whether it has changes that nobody reads yet */
  hasDraft?: boolean;
}

/** What a news flash is for visitors and staff. */
export const NewsChip = ({ state, hasDraft = false }: NewsChipProps) => (
  <Chip
    size="small"
    variant="outlined"
    color={hasDraft ? 'warning' : COLORS[state]}
    label={hasDraft ? NEWS_TEXTS.hasDraft : NEWS_TEXTS.chips[state]}
  />
);
