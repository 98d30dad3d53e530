import type { Checklist } from '@harborline/domain/entities/checklist';
import type { SopArticle } from '@harborline/domain/entities/sop';
import { LIMITS } from '@harborline/domain/limits';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { matchSops } from '../list/match-sops';
import { SopChoices, type Starting } from './sop-choices';

interface SopFinderProps {
  /** those that a ticket is compared with */
  sops: readonly SopArticle[];
  /** those that fit the ticket; null while that is unknown */
  suggested: readonly SopArticle[] | null;
  running: readonly Checklist[];
  starting: Starting;
}

/** Suggests SOPs for a ticket and searches the others. */
export function SopFinder({ sops, suggested, ...rows }: SopFinderProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const found = useMemo(
    () => (words === '' ? null : matchSops(sops, words).slice(0, LIMITS.listPageSize)),
    [sops, words],
  );
  if (sops.length === 0) return <Typography variant="body2">{CHECKLIST_TEXTS.noSops}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SearchField label={CHECKLIST_TEXTS.search} value={typed} onChange={setTyped} />
      {found === null && suggested !== null && (
        <SopChoices
          label={CHECKLIST_TEXTS.suggested}
          sops={suggested}
          emptyText={CHECKLIST_TEXTS.nothingFits}
          {...rows}
        />
      )}
      {found !== null && (
        <SopChoices
          label={CHECKLIST_TEXTS.found}
          sops={found}
          emptyText={CHECKLIST_TEXTS.nothingFound}
          {...rows}
        />
      )}
      {found !== null && sops.length >= LIMITS.comparedSops && (
        <Typography variant="caption" color="textSecondary">
          {CHECKLIST_TEXTS.searchLimit(LIMITS.comparedSops)}
        </Typography>
      )}
    </Box>
  );
}
