import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { TEAM_VIEWS, type TeamView } from '../people/teammate';
import { linkToTeam, type TeamPlace } from './use-team-place';

interface TeamFiltersProps {
  place: TeamPlace;
  /** beside the name of the view; null while it is not known */
  counts: Readonly<Record<TeamView, string | null>>;
  onChange: (place: TeamPlace) => void;
}

const LABELS: Record<TeamView, string> = {
  active: TEAM_TEXTS.active,
  invited: TEAM_TEXTS.invited,
  deactivated: TEAM_TEXTS.deactivated,
};

/** Part of the team and words looked for. */
export function TeamFilters({ place, counts, onChange }: TeamFiltersProps) {
  // Held here too: the address follows a moment later, and typing must not wait for it.
  const [words, setWords] = useState(place.words);
  const search = (next: string) => {
    setWords(next);
    onChange({ ...place, words: next });
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
        label="Part of the team"
        tabs={TEAM_VIEWS.map((view) => ({
          key: view,
          label: labelOf(view),
          to: linkToTeam({ ...place, view }),
          isCurrent: view === place.view,
        }))}
      />
      <SearchField label={TEAM_TEXTS.searchPlaceholder} value={words} onChange={search} />
    </Box>
  );
}
