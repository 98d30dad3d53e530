import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { HANDBOOK_KEY } from '@harborline/domain/library/handbook';
import { HANDBOOK_TEXTS } from '@harborline/domain/texts/help';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRequest } from '../../shared/requests/use-request';
import { SearchField } from '../../shared/ui-admin/search-field';
import { type Handbook, loadHandbook } from './load-handbook';

const LINKS = publicLinks(HANDBOOK_KEY);
const IN_NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

function Guides({ handbook, query }: { handbook: Handbook; query: string }) {
  const guides = handbook.search(query);
  if (guides.length === 0) return <Typography variant="body2">{HANDBOOK_TEXTS.none}</Typography>;
  return (
    <Box component="ul" aria-label={HANDBOOK_TEXTS.results} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {guides.map(({ id, title, snippetParts }) => (
        <Box component="li" key={id} sx={{ py: 0.75 }}>
          <Link href={LINKS.article(id)} {...IN_NEW_TAB} variant="body2" sx={{ fontWeight: 600 }}>
            {title}
          </Link>
          <Typography variant="caption" component="p" color="textSecondary">
            {snippetParts.map(({ text }) => text).join('')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Searches the product's handbook and names the guide for the current page; nothing where it is not published. */
export function HandbookSection({ guide }: { guide: string }) {
  const [query, setQuery] = useState('');
  const { state } = useRequest({ key: ['handbook'], load: loadHandbook });
  if (state.status === 'ready' && state.data === null) return null;
  const isSearching = query.trim() !== '';
  const guideId = state.status === 'ready' ? (state.data?.idOf(guide) ?? null) : null;
  return (
    <Box
      component="section"
      aria-label={HANDBOOK_TEXTS.title}
      sx={{ px: 2, pb: 1.5, display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex' }}>
        <SearchField label={HANDBOOK_TEXTS.searchPlaceholder} value={query} onChange={setQuery} />
      </Box>
      <div aria-live="polite">
        {isSearching && state.status === 'loading' && (
          <Typography variant="body2">{HANDBOOK_TEXTS.loading}</Typography>
        )}
        {isSearching && state.status === 'ready' && state.data !== null && (
          <Guides handbook={state.data} query={query.trim()} />
        )}
        {(state.status === 'failed' || state.status === 'denied') && (
          <Typography variant="body2">
            {HANDBOOK_TEXTS.failed} <Button onClick={state.retry}>{KIT_TEXTS.retry}</Button>
          </Typography>
        )}
      </div>
      {!isSearching && guideId !== null && (
        <Link href={LINKS.article(guideId)} {...IN_NEW_TAB} variant="body2">
          {HANDBOOK_TEXTS.guideOf(guide)}
        </Link>
      )}
      <Link href={LINKS.home()} {...IN_NEW_TAB} variant="body2">
        {HANDBOOK_TEXTS.open}
      </Link>
    </Box>
  );
}
