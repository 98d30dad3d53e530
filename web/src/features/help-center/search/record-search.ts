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
  found: z.number(),
  searchId: z.string(),
  atMs: z.number(),
  /** false while no page has seen the answer */
  isRecorded: z.boolean(),
});

type LastSearch = z.infer<typeof lastSearchSchema>;

const answerSchema = z.object({ data: contract.recordSearch.answer });

const kept = keptValue('tab', LAST_SEARCH, (stored) => lastSearchSchema.safeParse(stored).data ?? null);

/** The last recorded search; null if it was in another library or long ago. */
function lastSearch(libraryId: string): LastSearch | null {
  const last = kept.read();
  const isPreceding = last?.libraryId === libraryId && Date.now() - last.atMs < PRECEDES_MS;
  return isPreceding ? last : null;
}

/** Notes whether a search was recorded, unless another one has followed. */
function note(search: LastSearch, isRecorded: boolean): void {
  if (kept.read()?.searchId !== search.searchId) return;
  kept.write(isRecorded ? { ...search, isRecorded } : null);
}

/** @returns whether it was recorded; not if the visitor asked not to be tracked (D-50) @throws Error */
async function send({ libraryId, query, found, searchId, atMs }: LastSearch): Promise<boolean> {
  const response = await postAsVisitor(contract.recordSearch, {
    supportLibId: libraryId,
    searchId,
    searchActivity: {
      searchQuery: clip(query, LIMITS.searchQuery),
      status: found > 0 ? 'passed' : 'failed',
      timestamp: atMs,
    },
  });
  if (!response.ok) throw new Error(`The search was refused with ${response.status}`);
  return answerSchema.parse(await response.json()).data.searchId !== '';
}

/** Sends a search, once more if a page was left before the answer: by its id, it is recorded once. @throws Error */
async function record(search: LastSearch): Promise<boolean> {
  try {
    const isRecorded = await send(search);
    note(search, isRecorded);
    return isRecorded;
  } catch (error) {
    note(search, false);
    throw error;
  }
}

/** Records a search (S3-34), unless it is the last one again or the visitor asked not to be tracked (D-50). @throws Error */
export async function recordSearch({ libraryId, query, found }: LoggedSearch): Promise<void> {
  if (navigator.doNotTrack === '1' || lastSearch(libraryId)?.query === query) return;
  // Noted before the answer, which may come when the page is left already.
  const search = {
    libraryId,
    query,
    found,
    searchId: crypto.randomUUID(),
    atMs: Date.now(),
    isRecorded: false,
  };
  kept.write(search);
  await record(search);
}

/** Adds what followed to the last recorded search, if there was one. @throws Error */
export async function updateLastSearch(libraryId: string, outcome: SearchOutcome): Promise<void> {
  const last = lastSearch(libraryId);
  if (last === null || !(last.isRecorded || (await record(last)))) return;
  await callAsVisitor(contract.updateSearch, { id: last.searchId, ...outcome });
}
