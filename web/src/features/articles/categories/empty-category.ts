import { articlesOfCategory } from '@harborline/domain/stores/articles';
import type { Firestore } from 'firebase/firestore';
import { readRecords } from '../../../shared/store/read-records';
import { changeArticles } from '../list/bulk/change-articles';

interface Emptying {
  readonly libraryId: string;
  readonly uid: string;
  readonly from: string;
  readonly to: string;
  /** called with the number of articles moved so far */
  readonly onProgress: (moved: number) => void;
}

export interface Emptied {
  /** ids of the articles moved */
  readonly moved: readonly string[];
  /** whether none is left */
  readonly isEmpty: boolean;
}

/** Moves all articles of a category to another, in whatever state they are. @throws FirebaseError */
export async function emptyCategory(
  firestore: Firestore,
  { libraryId, uid, from, to, onProgress }: Emptying,
): Promise<Emptied> {
  const moved: string[] = [];
  for (;;) {
    const articles = await readRecords(firestore, articlesOfCategory(libraryId, from));
    if (articles.length === 0) return { moved, isEmpty: true };
    const changes = articles.map(({ id }) => ({ id, changes: { article_categories: to } }));
    const changed = await changeArticles(firestore, { uid, changes });
    moved.push(...changed);
    onProgress(moved.length);
    if (changed.length < articles.length) return { moved, isEmpty: false };
  }
}
