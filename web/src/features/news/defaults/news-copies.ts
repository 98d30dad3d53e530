import { copyIdOf } from '@harborline/domain/articles/article-copy';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsCopies, newsFlash } from '@harborline/domain/stores/news-flashes';
import { type Firestore, serverTimestamp, Timestamp } from 'firebase/firestore';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { setRecord, updateRecord } from '../../../shared/store/write-record';
import type { Writer } from '../../../shared/writing/editing/text-kind';
import { type CopiesOf, type CopyOf, makeCopy, type OwnCopy, pairCopies, versionOf } from '../../articles';

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

const decide = async (
  firestore: Firestore,
  { copy, origin }: CopyOf<NewsFlash>,
  { uid }: Writer,
  takesText: boolean,
): Promise<void> => {
  if (origin === null) return;
  await updateRecord(firestore, newsFlash(copy.id), {
    ...(takesText && textOf(origin)),
    origin_updated_at: versionOf(origin),
    is_schedule_refused: false,
    updated_at: serverTimestamp(),
    updated_by: uid,
  });
};

/** Notes that the writer has seen the parent's present text; the copy stays as it is. @throws FirebaseError */
export const keepNews = (firestore: Firestore, seen: CopyOf<NewsFlash>, writer: Writer): Promise<void> =>
  decide(firestore, seen, writer, false);

/** Puts the parent's present text into the copy; visitors read it at once if that is published. @throws FirebaseError */
export async function takeNews(
  firestore: Firestore,
  seen: CopyOf<NewsFlash>,
  writer: Writer,
): Promise<'done'> {
  await decide(firestore, seen, writer, true);
  return 'done';
}
