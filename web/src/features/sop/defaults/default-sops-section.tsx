import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Loadable } from '../../../shared/requests/loadable';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { matchSops } from '../list/match-sops';
import type { SopFilter } from '../list/sop-filter';
import { SopTable } from '../list/sop-table';
import type { SopRow } from '../list/use-sop-rows';
import type { DefaultSops } from './use-default-sops';

/** Those of a parent are all published, and in none of the library's categories. */
const mayFit = ({ state, categoryId }: SopFilter): boolean =>
  categoryId === '' && (state === 'all' || state === 'published');

const matching = (rows: readonly SopRow[], words: string): readonly SopRow[] =>
  words.trim() === '' ? rows : matchSops(rows, words);

/** SOPs of the parent that fit the filter. @param defaults null where the library shows none */
function fittingDefaults(defaults: Loadable<DefaultSops> | null, filter: SopFilter): readonly SopRow[] {
  if (defaults?.status !== 'ready' || !mayFit(filter)) return [];
  return matching(defaults.data.rows, filter.words);
}

/** What the list of SOPs has of the parent below its own. */
export function otherSops(
  defaults: Loadable<DefaultSops> | null,
  filter: SopFilter,
): 'none' | 'some' | 'loading' {
  if (defaults?.status === 'loading' && mayFit(filter)) return 'loading';
  return fittingDefaults(defaults, filter).length === 0 ? 'none' : 'some';
}

interface DefaultSopsSectionProps {
  defaults: Loadable<DefaultSops>;
  filter: SopFilter;
}

/** SOPs of the parent below the library's own, as far as the filter asks for them (U-12). */
export function DefaultSopsSection({ defaults, filter }: DefaultSopsSectionProps) {
  const headingId = useId();
  if (!mayFit(filter)) return null;
  if (defaults.status === 'failed')
    return <ErrorState title={DEFAULT_SOP_TEXTS.loadFailed} onRetry={defaults.retry} />;
  const rows = fittingDefaults(defaults, filter);
  if (defaults.status !== 'ready' || rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 4 }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        <bdi>{DEFAULT_SOP_TEXTS.from(defaults.data.parentName)}</bdi>
      </Typography>
      <SopTable label={DEFAULT_SOP_TEXTS.list} rows={rows} />
    </Box>
  );
}
