import { copyIdOf } from '@harborline/domain/articles/article-copy';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsTextOf } from '@harborline/domain/news/news-text';
import { newsDraft } from '@harborline/domain/stores/content-drafts';
import { newsCopies, newsFlash } from '@harborline/domain/stores/news-flashes';
import { type Firestore, serverTimestamp, Timestamp } from 'firebase/firestore';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { setRecord } from '../../../shared/store/write-record';
import type { Writer } from '../../../shared/writing/editing/text-kind';
import {
  type CopiesOf,
  type CopyOf,
  decideCopy,
  makeCopy,
  type OwnCopy,
  pairCopies,
  type TakeResult,
  versionOf,
} from '../../articles';
import { isGuarded } from '../editor/news-fields';

/** Every copy that the library made of its parent's news. @throws FirebaseError */
export const loadNewsCopies = async (firestore: Firestore, libraryId: string): Promise<CopiesOf<NewsFlash>> =>
  pairCopies(await readRecords(firestore, newsCopies(libraryId)), (id) =>
    readRecord(firestore, newsFlash(id)),
  );

const textOf = ({ newsFlash_title, newsFlash_content, newsFlash_keywords }: NewsFlash) => ({
  newsFlash_title,
  newsFlash_content,
  newsFlash_keywords: [...newsFlash_keywords],
});

/**
 * Makes the library's own copy of a published news flash of its parent, unpublished, with the same end. Category and
 * picture belong to the parent, and stay there. @throws FirebaseError
 */
export async function copyNews(
  firestore: Firestore,
  originId: string,
  { uid, libraryId }: Writer,
): Promise<OwnCopy> {
  const origin = await readRecord(firestore, newsFlash(originId));
  if (origin === null) throw new Error('The news flash is gone');
  const document = newsFlash(copyIdOf(libraryId, originId));
  const store = () =>
    setRecord(firestore, document, {
      support_lib_id: libraryId,
      ...textOf(origin),
      newsFlash_featureImage: '',
      newsFlash_categories: '',
      categoryName: '',
      is_published: false,
      audience: 'public',
      is_staff_published: false,
      publish_at: null,
      expires_at: origin.expires_at && Timestamp.fromMillis(origin.expires_at.toMillis()),
      next_at: null,
      is_schedule_refused: false,
      origin_ref: originId,
      origin_updated_at: versionOf(origin),
      ...{ views: 0, heart: 0, party: 0, snooze: 0, dislike: 0 },
      timeStamp: serverTimestamp(),
      createdAt: serverTimestamp(),
      updated_at: serverTimestamp(),
      updated_by: uid,
    });
  return makeCopy(copyIdOf(libraryId, originId), store, () => readRecord(firestore, document));
}

const timeOf = (at: NewsFlash['expires_at']) => at && new Timestamp(at.seconds, at.nanoseconds);

async function decide(
  firestore: Firestore,
  { copy, origin }: CopyOf<NewsFlash>,
  { uid, libraryId }: Writer,
  takesText: boolean,
): Promise<TakeResult> {
  if (origin === null) return 'done';
  const stamp = { updated_at: serverTimestamp(), updated_by: uid };
  const [content, draft] = [newsFlash(copy.id), newsDraft(copy.id)];
  return decideCopy(firestore, {
    copy: content,
    takesText,
    isDrafted: isGuarded,
    // The editor shows a draft in any state: one may be left of a news flash that has ended.
    hasEdits: (transaction) => transaction.has(draft),
    write: (transaction, isTaken) =>
      transaction.update(content, {
        ...(isTaken && textOf(origin)),
        origin_updated_at: versionOf(origin),
        is_schedule_refused: false,
        ...stamp,
      }),
    writeDraft: (transaction, stored) =>
      transaction.set(draft, {
        ...{ kind: 'news', support_lib_id: libraryId, content_ref: copy.id },
        ...newsTextOf(stored),
        ...textOf(origin),
        audience: stored.audience,
        publish_at: timeOf(stored.publish_at),
        expires_at: timeOf(stored.expires_at),
        ...stamp,
      }),
  });
}

/** Notes that the writer has seen the parent's present text; the copy stays as it is. @throws FirebaseError */
export async function keepNewsCopy(
  firestore: Firestore,
  seen: CopyOf<NewsFlash>,
  writer: Writer,
): Promise<void> {
  await decide(firestore, seen, writer, false);
}

/**
 * Puts the parent's present text into the copy: as unpublished edits where the copy is published or planned.
 * @throws FirebaseError
 */
export const takeNewsOrigin = (
  firestore: Firestore,
  seen: CopyOf<NewsFlash>,
  writer: Writer,
): Promise<TakeResult> => decide(firestore, seen, writer, true);
