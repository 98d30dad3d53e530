import { allTranslations } from '@harborline/domain/stores/translations';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import * as z from 'zod/mini';
import { readPublicRecords } from '../store/public-records';

/** A visit reads them once; a changed word shows up within this time. */
const KEPT_MS = 5 * 60 * 1000;

const keptSchema = z.object({
  at: z.number(),
  pairs: z.array(z.object({ source: z.string(), translation: z.string() })),
});

const keyOf = (libraryId: string) => `translations/${libraryId}`;

function keptPairs(libraryId: string): readonly TranslationPair[] | null {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(libraryId)) ?? 'null'));
    return kept.success && Date.now() - kept.data.at < KEPT_MS ? kept.data.pairs : null;
  } catch {
    return null;
  }
}

function keepPairs(libraryId: string, pairs: readonly TranslationPair[]): void {
  try {
    sessionStorage.setItem(keyOf(libraryId), JSON.stringify({ at: Date.now(), pairs }));
  } catch {
    // Only a reading less on the next page; without storage there is none to save.
  }
}

/** A library's words for its public pages. @throws ReadError */
export async function loadTranslations(libraryId: string): Promise<readonly TranslationPair[]> {
  const kept = keptPairs(libraryId);
  if (kept !== null) return kept;
  const records = await readPublicRecords(allTranslations(libraryId));
  const pairs = records.map(({ source, translation }) => ({ source, translation }));
  keepPairs(libraryId, pairs);
  return pairs;
}
