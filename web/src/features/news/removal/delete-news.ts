import { isLive } from '@harborline/domain/articles/publication';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { ENDED } from '@harborline/domain/news/news-schedule';
import { newsDraft } from '@harborline/domain/stores/content-drafts';
import { newsFlash } from '@harborline/domain/stores/news-flashes';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inTransaction, type RecordTransaction } from '../../../shared/store/in-transaction';
import { deleteRecord } from '../../../shared/store/write-record';
import { isSavedByOther, type Saved, savedOf } from '../../../shared/writing/deletion/saved-by-other';

/** Who had saved a news flash and its draft, and when, and for when it was planned. Null for one that is gone. */
export type NewsVersion = {
  readonly news: Saved | null;
  readonly draft: Saved | null;
  readonly publishAt: TimestampLike | null;
} | null;

async function readVersion({ read }: RecordTransaction, id: string): Promise<NewsVersion> {
  const [news, draft] = await Promise.all([read(newsFlash(id)), read(newsDraft(id))]);
  if (news === null) return null;
  return { news: savedOf(news), draft: savedOf(draft), publishAt: news.publish_at };
}

const stampOf = (uid: string) => ({
  is_schedule_refused: false as const,
  updated_at: serverTimestamp(),
  updated_by: uid,
});

/**
 * Takes a plan away, which would publish a news flash while it waits to be deleted.
 * @returns its version from before @throws FirebaseError
 */
export const withdrawNews = (firestore: Firestore, id: string, uid: string): Promise<NewsVersion> =>
  inTransaction(firestore, async (transaction) => {
    const version = await readVersion(transaction, id);
    if (version !== null && version.publishAt !== null)
      transaction.update(newsFlash(id), { publish_at: null, next_at: null, ...stampOf(uid) });
    return version;
  });

interface NewsDeletion {
  readonly id: string;
  /** from before somebody chose to delete it */
  readonly version: NewsVersion;
  readonly uid: string;
}

/** Gives a news flash its plan back, unless it was changed since that was taken away. @throws FirebaseError */
export const restorePlan = (firestore: Firestore, { id, version, uid }: NewsDeletion): Promise<void> =>
  inTransaction(firestore, async (transaction) => {
    const publish_at = version?.publishAt ?? null;
    const news = publish_at === null ? null : await transaction.read(newsFlash(id));
    if (news === null || news.updated_by !== uid || isLive(news) || news.publish_at !== null) return;
    transaction.update(newsFlash(id), { publish_at, next_at: publish_at, ...stampOf(uid) });
  });

/**
 * Deletes a news flash, unless a teammate has changed it since, published it for instance. It is unpublished first in
 * the name of who deletes it, which the log reads. @returns whether it is gone @throws FirebaseError
 */
export async function deleteNews(firestore: Firestore, deletion: NewsDeletion): Promise<boolean> {
  const { id, version, uid } = deletion;
  const found = await inTransaction(firestore, async (transaction) => {
    const now = await readVersion(transaction, id);
    if (now === null) return 'gone';
    if (isSavedByOther(now.news, version?.news, uid) || isSavedByOther(now.draft, version?.draft, uid))
      return 'changed';
    transaction.update(newsFlash(id), { ...ENDED, ...stampOf(uid) });
    return 'unpublished';
  });
  // The rules refuse it if a teammate changes it in between.
  if (found === 'unpublished') await deleteRecord(firestore, newsFlash(id));
  if (found === 'changed') await restorePlan(firestore, deletion);
  return found !== 'changed';
}
