import type { SopCategory } from '@harborline/domain/entities/sop';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { SOP_STATES, type SopFilter } from './sop-filter';

interface SopFiltersProps {
  filter: SopFilter;
  categories: readonly SopCategory[];
  linkTo: (filter: SopFilter) => string;
  onChange: (filter: SopFilter) => void;
}

/** Filters by state, category and words. */
export function SopFilters({ filter, categories, linkTo, onChange }: SopFiltersProps) {
  // Kept here too: the URL follows a moment later, and typing must not wait for it.
  const [words, setWords] = useState(filter.words);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
      <LinkTabs
        label={SOP_TEXTS.stateFilter}
        tabs={SOP_STATES.map((state) => ({
          key: state,
          label: SOP_TEXTS.states[state],
          to: linkTo({ ...filter, state }),
          isCurrent: state === filter.state,
        }))}
      />
      <Box sx={{ flex: '1 1 200px', maxWidth: { sm: 260 } }}>
        <ChoiceSelect
          label={SOP_TEXTS.category}
          isLabelHidden
          value={categories.some(({ id }) => id === filter.categoryId) ? filter.categoryId : ''}
          choices={[
            { value: '', label: SOP_TEXTS.allCategories },
            ...categories.map(({ id, category_title }) => ({ value: id, label: category_title })),
          ]}
          onChange={(categoryId) => onChange({ ...filter, categoryId })}
        />
      </Box>
      <SearchField
        label={SOP_TEXTS.search}
        value={words}
        onChange={(next) => {
          setWords(next);
          onChange({ ...filter, words: next });
        }}
      />
    </Box>
  );
}
