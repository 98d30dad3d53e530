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
  const rows = defaults.status === 'ready' ? matching(defaults.data.rows, filter.words) : [];
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
