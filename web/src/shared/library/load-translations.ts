import { translationSchema } from '@harborline/domain/entities/translation';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import * as z from 'zod/mini';
import { readQuery } from '../firebase/firestore-rest';
import { parseDocuments } from '../firebase/parse-document';

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
  const documents = await readQuery({
    collection: COLLECTIONS.translations,
    where: { support_lib_id: libraryId },
    limit: LIMITS.translationsPerLibrary,
  });
  const pairs = parseDocuments(translationSchema, documents).map(({ source, translation }) => ({
    source,
    translation,
  }));
  keepPairs(libraryId, pairs);
  return pairs;
}
