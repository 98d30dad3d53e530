import { useEffect } from 'react';
import { report } from '../../../shared/config/report';
import { useLibrary } from '../../../shared/library/library-scope';
import { keptText } from '../../../shared/storage/kept';
import { LAST_SEARCH, type LoggedSearch, type SearchOutcome } from './logged-search';

/** S9-07 */
const SETTLES_MS = 1_500;

let due: LoggedSearch | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let logging: Promise<void> = Promise.resolve();

/** Only logged, since no visitor can do anything about it (S8-36). */
const onFailure = (error: unknown) => report('search-not-recorded', error);

function logNow(): void {
  clearTimeout(timer);
  if (due === null) return;
  const search = due;
  due = null;
  logging = import('./record-search').then(({ recordSearch }) => recordSearch(search)).catch(onFailure);
}

/** Records a search unless another one follows within 1500 ms (S9-07). @param search null for one without an answer */
function logSearch(search: LoggedSearch | null): void {
  clearTimeout(timer);
  due = search;
  if (search !== null) timer = setTimeout(logNow, SETTLES_MS);
}

/**
 * Records a visitor's search once typing has stopped. It outlasts the component, so that leaving the page at once for
 * an article loses nothing.
 * @param found number of articles; null while it is not known
 * @param isOwn false leaves what was searched for before as it is
 */
export function useSearchLog(query: string, found: number | null, isOwn = true): void {
  const { library, isTrial = false } = useLibrary();
  const { id: libraryId } = library;
  useEffect(() => {
    if (isOwn && !isTrial) logSearch(found === null ? null : { libraryId, query, found });
  }, [libraryId, query, found, isOwn, isTrial]);
}

/** Adds to the search that came before what the visitor did next (S4.5-20, S7.4-12). */
export async function addToSearch(libraryId: string, outcome: SearchOutcome): Promise<void> {
  logNow();
  await logging;
  if (keptText('tab', LAST_SEARCH).read() === null) return;
  await import('./record-search')
    .then(({ updateLastSearch }) => updateLastSearch(libraryId, outcome))
    .catch(onFailure);
}
