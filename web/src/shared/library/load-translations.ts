import { allTranslations } from '@harborline/domain/stores/translations';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import * as z from 'zod/mini';
import { keptValue } from '../storage/kept';
import { readPublicRecords } from '../store/public-records';

/** A visit reads them once; a changed translation appears within this time. */
const KEPT_MS = 5 * 60 * 1000;

const keptSchema = z.object({
  at: z.number(),
  pairs: z.array(z.object({ source: z.string(), translation: z.string() })),
});

const kept = (libraryId: string) =>
  keptValue('tab', `translations/${libraryId}`, (stored) => keptSchema.safeParse(stored).data ?? null);

/** A library's translations for its public pages. @throws ReadError */
export async function loadTranslations(libraryId: string): Promise<readonly TranslationPair[]> {
  const last = kept(libraryId).read();
  if (last !== null && Date.now() - last.at < KEPT_MS) return last.pairs;
  const records = await readPublicRecords(allTranslations(libraryId));
  const pairs = records.map(({ source, translation }) => ({ source, translation }));
  kept(libraryId).write({ at: Date.now(), pairs });
  return pairs;
}
