import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { ENDED } from '@harborline/domain/news/news-schedule';
import { newsDraft } from '@harborline/domain/stores/content-drafts';
import { newsFlash } from '@harborline/domain/stores/news-flashes';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inTransaction, type RecordTransaction } from '../../../shared/store/in-transaction';
import { versionOf } from '../../../shared/store/version-of';
import { deleteRecord } from '../../../shared/store/write-record';

interface Saved {
  readonly version: string;
  readonly by: string;
}

/** Who has saved a news flash and its draft, and when. Null for a news flash that is gone. */
export type NewsVersion = { readonly news: Saved; readonly draft: Saved | null } | null;

const saved = (text: { readonly updated_at: TimestampLike; readonly updated_by: string }): Saved => ({
  version: versionOf(text.updated_at),
  by: text.updated_by,
});

async function readVersion({ read }: RecordTransaction, id: string): Promise<NewsVersion> {
  const [news, draft] = await Promise.all([read(newsFlash(id)), read(newsDraft(id))]);
  return news === null ? null : { news: saved(news), draft: draft === null ? null : saved(draft) };
}

/** The version of a news flash with its draft. @throws FirebaseError */
export const newsVersion = (firestore: Firestore, id: string): Promise<NewsVersion> =>
  inTransaction(firestore, (transaction) => readVersion(transaction, id));

interface NewsDeletion {
  readonly id: string;
  /** when somebody chose to delete it */
  readonly version: NewsVersion;
  readonly uid: string;
}

/** Whether a teammate has saved it meanwhile. An autosave of the person's own does not count. */
const isSavedByOther = (now: Saved | null, before: Saved | null | undefined, uid: string): boolean =>
  now !== null && now.by !== uid && now.version !== before?.version;

/**
 * Deletes a news flash, unless a teammate has changed it since, published it for instance. It is unpublished first in
 * the name of who deletes it, which the log reads. @returns whether it is gone @throws FirebaseError
 */
export async function deleteNews(firestore: Firestore, { id, version, uid }: NewsDeletion): Promise<boolean> {
  const found = await inTransaction(firestore, async (transaction) => {
    const now = await readVersion(transaction, id);
    if (now === null) return 'gone';
    if (isSavedByOther(now.news, version?.news, uid) || isSavedByOther(now.draft, version?.draft, uid))
      return 'changed';
    const stamp = { updated_at: serverTimestamp(), updated_by: uid };
    transaction.update(newsFlash(id), { ...ENDED, is_schedule_refused: false, ...stamp });
    return 'unpublished';
  });
  // The rules refuse it if a teammate changes it in between.
  if (found === 'unpublished') await deleteRecord(firestore, newsFlash(id));
  return found !== 'changed';
}
