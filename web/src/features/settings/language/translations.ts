import { translationSchema } from '@harborline/domain/entities/translation';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  limit,
  onSnapshot,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { parseDocuments, type Stored } from '../../../shared/live/parse-documents';
import type { Subscribe } from '../../../shared/live/use-subscription';

export type StoredTranslation = Stored<{
  readonly support_lib_id: string;
  readonly source: string;
  readonly translation: string;
}>;

/** Query `translations.all`: a library's translations by their word, live. */
export function watchTranslations(firestore: Firestore, libraryId: string): Subscribe<StoredTranslation[]> {
  const all = query(
    collection(firestore, COLLECTIONS.translations),
    where('support_lib_id', '==', libraryId),
    limit(LIMITS.translationsPerLibrary),
  );
  return ({ next, error }) =>
    onSnapshot(
      all,
      (snapshot) =>
        next(
          parseDocuments(translationSchema, snapshot).sort((first, second) =>
            first.source.localeCompare(second.source, undefined, { sensitivity: 'base' }),
          ),
        ),
      error,
    );
}

const trimmed = ({ source, translation }: TranslationPair): TranslationPair => ({
  source: source.trim(),
  translation: translation.trim(),
});

/** @throws FirebaseError */
export async function addTranslation(
  firestore: Firestore,
  libraryId: string,
  pair: TranslationPair,
): Promise<void> {
  const place = doc(collection(firestore, COLLECTIONS.translations));
  await setDoc(place, { support_lib_id: libraryId, ...trimmed(pair) });
}

/** @throws FirebaseError */
export async function changeTranslation(
  firestore: Firestore,
  id: string,
  pair: TranslationPair,
): Promise<void> {
  await updateDoc(doc(firestore, docPath.translation(id)), { ...trimmed(pair) });
}

/** @throws FirebaseError */
export async function deleteTranslation(firestore: Firestore, id: string): Promise<void> {
  await deleteDoc(doc(firestore, docPath.translation(id)));
}

/** Brings a deleted translation back under its id. @throws FirebaseError */
export async function restoreTranslation(firestore: Firestore, removed: StoredTranslation): Promise<void> {
  const { id, support_lib_id, source, translation } = removed;
  await setDoc(doc(firestore, docPath.translation(id)), { support_lib_id, source, translation });
}
