import { LIMITS } from '@harborline/domain/limits';
import { queryWords } from '@harborline/domain/tickets/search/words';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettledValue } from '../../../../shared/hooks/use-settled-value';

/** Typing pauses for this long before the server is asked. */
const SETTLE_MS = 300;

/** What a list of people or companies is searched for, kept in the URL. Typing replaces the history entry. */
export function useDirectoryWords() {
  const [search, setSearch] = useSearchParams();
  const typed = (search.get('q') ?? '').slice(0, LIMITS.ticketSearchQuery);
  const settled = useSettledValue(typed.trim(), SETTLE_MS);
  const setTyped = useCallback(
    (words: string) => setSearch(words === '' ? {} : { q: words }, { replace: true }),
    [setSearch],
  );
  return {
    typed,
    setTyped,
    /** '' for all: signs alone look for nothing */
    words: queryWords(settled).length === 0 ? '' : settled,
  };
}
