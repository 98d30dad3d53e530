import * as contract from '@harborline/domain/api/activity/searches';
import { LIMITS } from '@harborline/domain/limits';
import { clip } from '@harborline/domain/text/clip';
import * as z from 'zod/mini';
import { callAsVisitor, postAsVisitor } from '../../../shared/firebase/visitor-session';
import { keptValue } from '../../../shared/storage/kept';
import { LAST_SEARCH, type LoggedSearch, type SearchOutcome } from './logged-search';

/** A later visit to an article has nothing to do with the search. */
const PRECEDES_MS = 30 * 60_000;

const lastSearchSchema = z.object({
  libraryId: z.string(),
  query: z.string(),
  searchId: z.string(),
  atMs: z.number(),
});

const answerSchema = z.object({ data: contract.recordSearch.answer });

const kept = keptValue('tab', LAST_SEARCH, (stored) => lastSearchSchema.safeParse(stored).data ?? null);

/** The last recorded search; null if it was in another library or long ago. */
function lastSearch(libraryId: string) {
  const last = kept.read();
  const isPreceding = last?.libraryId === libraryId && Date.now() - last.atMs < PRECEDES_MS;
  return isPreceding ? last : null;
}

/** Forgets a search that was not recorded, unless another one has followed. */
function forget(searchId: string): void {
  if (kept.read()?.searchId === searchId) kept.write(null);
}

/** Records a search (S3-34), unless it is the last one again or the visitor asked not to be tracked (D-50). @throws Error */
export async function recordSearch({ libraryId, query, found }: LoggedSearch): Promise<void> {
  if (navigator.doNotTrack === '1' || lastSearch(libraryId)?.query === query) return;
  // Noted before the answer, which may come when the page is left already.
  const searchId = crypto.randomUUID();
  kept.write({ libraryId, query, searchId, atMs: Date.now() });
  const sent = postAsVisitor(contract.recordSearch, {
    supportLibId: libraryId,
    searchId,
    searchActivity: {
      searchQuery: clip(query, LIMITS.searchQuery),
      status: found > 0 ? 'passed' : 'failed',
      timestamp: Date.now(),
    },
  });
  const response = await sent.catch((error: unknown) => {
    forget(searchId);
    throw error;
  });
  if (!response.ok) {
    forget(searchId);
    throw new Error(`The search was refused with ${response.status}`);
  }
  // An empty id says that it was not recorded (D-50).
  if (answerSchema.parse(await response.json()).data.searchId === '') forget(searchId);
}

/** Adds what followed to the last recorded search, if there was one. @throws Error */
export async function updateLastSearch(libraryId: string, outcome: SearchOutcome): Promise<void> {
  const last = lastSearch(libraryId);
  if (last === null) return;
  await callAsVisitor(contract.updateSearch, { id: last.searchId, ...outcome });
}
