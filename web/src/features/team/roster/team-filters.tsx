import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { TEAM_VIEWS, type TeamView } from '../people/teammate';
import { linkToTeam, type TeamSearch } from './use-team-search';

interface TeamFiltersProps {
  search: TeamSearch;
  /** shown beside the view's name; null until known */
  counts: Readonly<Record<TeamView, string | null>>;
  onChange: (search: TeamSearch) => void;
}

const LABELS: Record<TeamView, string> = {
  active: TEAM_TEXTS.active,
  invited: TEAM_TEXTS.invited,
  deactivated: TEAM_TEXTS.deactivated,
};

/** Tabs for the views of the team, and the search field. */
export function TeamFilters({ search, counts, onChange }: TeamFiltersProps) {
  // Kept here too: the URL follows a moment later, and typing must not wait for it.
  const [words, setWords] = useState(search.words);
  const type = (next: string) => {
    setWords(next);
    onChange({ ...search, words: next });
  };
  const labelOf = (view: TeamView) =>
    counts[view] === null ? LABELS[view] : `${LABELS[view]} (${counts[view]})`;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mb: 2,
      }}
    >
      <LinkTabs
        label={TEAM_TEXTS.views}
        tabs={TEAM_VIEWS.map((view) => ({
          key: view,
          label: labelOf(view),
          to: linkToTeam({ ...search, view }),
          isCurrent: view === search.view,
        }))}
      />
      <SearchField label={TEAM_TEXTS.searchPlaceholder} value={words} onChange={type} />
    </Box>
  );
}
