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

/** What a news flash is for visitors and staff. */
export const NewsChip = ({ state }: { state: NewsState }) => (
  <Chip size="small" variant="outlined" color={COLORS[state]} label={NEWS_TEXTS.chips[state]} />
);
