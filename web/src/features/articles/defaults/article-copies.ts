import { copyIdOf, hasUpdate } from '@harborline/domain/articles/article-copy';
import { isLive } from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { article, copiesOfParent } from '@harborline/domain/stores/articles';
import { type Firestore, serverTimestamp, Timestamp } from 'firebase/firestore';
import { inTransaction } from '../../../shared/store/in-transaction';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { setRecord } from '../../../shared/store/write-record';
import type { Writer } from '../../../shared/writing/editing/text-kind';

/** The library's own copy of an article of its parent, and the article if visitors of the parent still see it. */
export interface ArticleCopy {
  readonly copy: Article;
  readonly origin: Article | null;
  readonly hasUpdate: boolean;
}

/** The copies of a library by the id of the parent's article. */
export type ArticleCopies = ReadonlyMap<string, ArticleCopy>;

/** An article of the parent; null if it is gone or not published, which rules do not tell apart. */
const readOrigin = (firestore: Firestore, id: string): Promise<Article | null> =>
  readRecord(firestore, article(id)).catch(() => null);

/** Every copy that the library made of its parent's articles. @throws FirebaseError */
export async function loadCopies(firestore: Firestore, libraryId: string): Promise<ArticleCopies> {
  const copies = await readRecords(firestore, copiesOfParent(libraryId));
  const pairs = await Promise.all(
    copies.map(async (copy) => {
      const origin = await readOrigin(firestore, copy.origin_ref ?? '');
      const isBehind = origin !== null && hasUpdate(copy, origin);
      return [copy.origin_ref ?? '', { copy, origin, hasUpdate: isBehind }] as const;
    }),
  );
  return new Map(pairs);
}

const timeOf = ({ updated_at: { seconds, nanoseconds } }: Article) => new Timestamp(seconds, nanoseconds);

interface OwnCopy {
  readonly id: string;
  /** false if the library had one already, which the list of copies may be too short to show */
  readonly isNew: boolean;
}

/** Makes the library's own copy of a published article of its parent, unpublished. @throws FirebaseError */
export async function copyArticle(firestore: Firestore, originId: string, writer: Writer): Promise<OwnCopy> {
  const origin = await readRecord(firestore, article(originId));
  if (origin === null) throw new Error('The article is gone');
  const id = copyIdOf(writer.libraryId, originId);
  const { article_title, article_content, article_keywords, article_categories } = origin;
  try {
    await setRecord(firestore, article(id), {
      support_lib_id: writer.libraryId,
      article_title,
      article_content,
      article_keywords,
      article_categories,
      is_published: false,
      is_disabled: false,
      origin_ref: originId,
      origin_updated_at: timeOf(origin),
      likes: 0,
      disLikes: 0,
      views: 0,
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
      updated_by: writer.uid,
    });
    return { id, isNew: true };
  } catch (error) {
    const present = await readRecord(firestore, article(id)).catch(() => null);
    if (present === null) throw error;
    return { id, isNew: false };
  }
}

/** Notes that the writer has seen the parent's present text; the copy stays as it is. @throws FirebaseError */
export async function keepCopy(firestore: Firestore, seen: ArticleCopy, writer: Writer): Promise<void> {
  await decide(firestore, seen, writer, false);
}

/** 'has-edits': the copy has unpublished edits, which the parent's text would replace; nothing was written. */
type TakeResult = 'done' | 'has-edits';

/**
 * Puts the parent's present text into the copy, in its own category: as unpublished edits where the copy is published.
 * @throws FirebaseError
 */
export const takeOrigin = (firestore: Firestore, seen: ArticleCopy, writer: Writer): Promise<TakeResult> =>
  decide(firestore, seen, writer, true);

async function decide(
  firestore: Firestore,
  { copy, origin }: ArticleCopy,
  { uid, libraryId }: Writer,
  takesText: boolean,
): Promise<TakeResult> {
  if (origin === null) return 'done';
  const stamp = { updated_at: serverTimestamp(), updated_by: uid };
  const seen = { origin_updated_at: timeOf(origin), ...stamp };
  const { article_title, article_content, article_keywords } = origin;
  const text = { article_title, article_content, article_keywords };
  return inTransaction(firestore, async (transaction): Promise<TakeResult> => {
    const stored = await transaction.read(article(copy.id));
    if (stored === null) return 'done';
    const isDraft = takesText && isLive(stored);
    if (isDraft && (await transaction.has(articleDraft(copy.id)))) return 'has-edits';
    transaction.update(article(copy.id), takesText && !isDraft ? { ...seen, ...text } : seen);
    if (!isDraft) return 'done';
    const { article_categories } = stored;
    transaction.set(articleDraft(copy.id), {
      support_lib_id: libraryId,
      ...text,
      article_categories,
      ...stamp,
    });
    return 'done';
  });
}
