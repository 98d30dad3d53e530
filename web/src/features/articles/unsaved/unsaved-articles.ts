import type { UnsavedArticle } from '@harborline/domain/entities/article';
import { DURATIONS } from '@harborline/domain/limits';
import { unsavedArticle, unsavedArticlesOf } from '@harborline/domain/stores/unsaved-articles';
import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { inTransaction } from '../../../shared/store/in-transaction';
import { readRecords } from '../../../shared/store/read-records';
import { deleteRecord } from '../../../shared/store/write-record';
import type { Writer } from '../../../shared/writing/editing/text-kind';
import { type ArticleFields, fieldsOf } from '../editor/article-fields';
import { textPart } from '../editor/save-article';

/** Names the text of a new article among the unsaved work of a device. */
export const NEW_WORK = 'new';

/** The text of a new article, under the id that the article will have. */
export interface NewText {
  readonly id: string;
  readonly fields: ArticleFields;
  /** id of the failed search that it was begun for */
  readonly failedSearch?: string | undefined;
}

/** What the server keeps of a new article, as the form takes it up. */
export const textOf = (begun: UnsavedArticle): NewText => ({
  id: begun.id,
  fields: fieldsOf(begun),
  failedSearch: begun.failed_search,
});

/**
 * Keeps the text of a new article for its writer alone, without saving the article (D-75). A transaction, because it
 * fails without a connection instead of waiting for one. @throws FirebaseError
 */
export const keepNewText = (
  firestore: Firestore,
  { id, fields, failedSearch }: NewText,
  writer: Writer,
): Promise<void> =>
  inTransaction(firestore, async (transaction) =>
    transaction.set(unsavedArticle(id), {
      support_lib_id: writer.libraryId,
      ...textPart(fields, writer),
      expires_at: new Date(Date.now() + DURATIONS.unsavedArticleKeptMs),
      ...(failedSearch !== undefined && { failed_search: failedSearch }),
    }),
  );

/** Deletes it, after the article was saved or discarded. @throws FirebaseError */
export async function forgetNewText(firestore: Firestore, id: string): Promise<void> {
  try {
    await deleteRecord(firestore, unsavedArticle(id));
  } catch (error) {
    // The rules refuse to delete what is gone: another device of the writer was first.
    if (!(error instanceof FirebaseError && error.code === 'permission-denied')) throw error;
  }
}

/** The new articles that a writer has not saved yet, the latest first. @throws FirebaseError */
export const readBegun = (firestore: Firestore, { uid, libraryId }: Writer): Promise<UnsavedArticle[]> =>
  readRecords(firestore, unsavedArticlesOf(libraryId, uid));
