import { allTranslations, translation } from '@harborline/domain/stores/translations';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import type { ReadyChanges } from '@harborline/domain/translation/ready-words/ready-words';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { inBatch } from '../../../shared/store/in-batch';
import { newId } from '../../../shared/store/new-id';
import type { RecordOf } from '../../../shared/store/snapshot-record';
import { watchRecords } from '../../../shared/store/watch-records';
import { deleteRecord, setRecord, updateRecord } from '../../../shared/store/write-record';

export type StoredTranslation = RecordOf<ReturnType<typeof translation>>;

/** A library's translations, sorted by word, live. */
export const watchTranslations =
  (firestore: Firestore, libraryId: string): Subscribe<StoredTranslation[]> =>
  ({ next, error }) =>
    watchRecords(
      firestore,
      allTranslations(libraryId),
    )({
      next: ({ records }) =>
        next(
          records.sort((first, second) =>
            first.source.localeCompare(second.source, undefined, { sensitivity: 'base' }),
          ),
        ),
      error,
    });

const trimmed = (pair: TranslationPair) => ({
  source: pair.source.trim(),
  translation: pair.translation.trim(),
});

/** @throws FirebaseError */
export const addTranslation = (
  firestore: Firestore,
  libraryId: string,
  pair: TranslationPair,
): Promise<void> =>
  setRecord(firestore, translation(newId(firestore)), { support_lib_id: libraryId, ...trimmed(pair) });

/**
 * Adds and changes several at once, all or none.
 * @returns how to take it back
 * @throws FirebaseError
 */
export async function applyReadyWords(
  firestore: Firestore,
  libraryId: string,
  { missing, replaced }: ReadyChanges,
): Promise<() => Promise<void>> {
  const added = missing.map((pair) => ({ id: newId(firestore), pair }));
  await inBatch(firestore, (batch) => {
    for (const { id, pair } of added)
      batch.set(translation(id), { support_lib_id: libraryId, ...trimmed(pair) });
    for (const word of replaced) batch.update(translation(word.id), { translation: word.translation });
  });
  return () =>
    inBatch(firestore, (batch) => {
      for (const { id } of added) batch.delete(translation(id));
      for (const { id, before } of replaced) batch.update(translation(id), { translation: before });
    });
}

/** @throws FirebaseError */
export const changeTranslation = (firestore: Firestore, id: string, pair: TranslationPair): Promise<void> =>
  updateRecord(firestore, translation(id), trimmed(pair));

/** @throws FirebaseError */
export const deleteTranslation = (firestore: Firestore, id: string): Promise<void> =>
  deleteRecord(firestore, translation(id));

/** Restores a deleted translation under its id. @throws FirebaseError */
export const restoreTranslation = (firestore: Firestore, removed: StoredTranslation): Promise<void> =>
  setRecord(firestore, translation(removed.id), {
    support_lib_id: removed.support_lib_id,
    source: removed.source,
    translation: removed.translation,
  });
