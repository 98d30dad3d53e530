import { AUDIENCE_TEXTS } from '@harborline/domain/texts/article-audience';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { CategorySelect } from '../categories/category-select';
import type { CategoryNode } from '../categories/category-tree';
import { ARTICLE_STATES, type ArticleState } from './article-row';
import type { ContentFilter } from './use-content-filter';

interface ContentFiltersProps {
  filter: ContentFilter;
  nodes: readonly CategoryNode[];
  linkTo: (filter: ContentFilter) => string;
  onChange: (filter: ContentFilter) => void;
}

const STATE_LABELS: Record<ArticleState, string> = {
  all: ARTICLE_TEXTS.allStates,
  published: ARTICLE_TEXTS.published,
  unpublished: ARTICLE_TEXTS.unpublished,
  staff: AUDIENCE_TEXTS.staffOnly,
  verify: PLAN_TEXTS.needsVerification,
  archived: ARTICLE_TEXTS.archivedLabel,
};

/** Filters by state, words and, on narrow screens, category. */
export function ContentFilters({ filter, nodes, linkTo, onChange }: ContentFiltersProps) {
  // Kept here too: the URL follows a moment later, and typing must not wait for it.
  const [words, setWords] = useState(filter.words);
  const search = (next: string) => {
    setWords(next);
    onChange({ ...filter, words: next });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
      <LinkTabs
        label={ARTICLE_TEXTS.stateFilter}
        tabs={ARTICLE_STATES.map((state) => ({
          key: state,
          label: STATE_LABELS[state],
          to: linkTo({ ...filter, state }),
          isCurrent: state === filter.state,
        }))}
      />
      <OutlinedInput
        type="search"
        value={words}
        placeholder={ARTICLE_TEXTS.searchPlaceholder}
        inputProps={{ dir: 'auto', 'aria-label': ARTICLE_TEXTS.searchPlaceholder }}
        onChange={(event) => search(event.target.value)}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        sx={{ flex: '1 1 240px', maxWidth: { sm: 360 }, ml: { sm: 'auto' } }}
      />
      <Box sx={{ display: { lg: 'none' }, width: '100%' }}>
        <CategorySelect
          nodes={nodes}
          value={filter.categoryId}
          emptyLabel={ARTICLE_TEXTS.allCategories}
          onChange={(categoryId) => onChange({ ...filter, categoryId })}
        />
      </Box>
    </Box>
  );
}
