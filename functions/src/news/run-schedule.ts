import { ENDED, publishedNow } from '@harborline/domain/news/news-schedule';
import { newsTextOf } from '@harborline/domain/news/news-text';
import { publishNews } from '@harborline/domain/permissions/requirements';
import { newsDraft } from '@harborline/domain/stores/content-drafts';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { FieldValue } from 'firebase-admin/firestore';
import { readIfStillMay } from '../people';
import { firestore } from '../platform/firebase';
import { readRecord } from '../platform/store/read';
import { deleteRecord, updateRecord } from '../platform/store/write';

export type NewsOutcome = 'nothing' | 'published' | 'ended' | 'refused';

/**
 * Takes the step of a news flash that is due, in one transaction, so that it is taken once, however many runs overlap.
 * What is saved by then is published for whoever saved it last, as long as they may publish still. A draft is included
 * if its writer may publish; otherwise it stays a draft. The end needs nobody, and leaves a draft alone.
 */
export const runNewsSchedule = (newsId: string, nowMs: number): Promise<NewsOutcome> =>
  firestore().runTransaction(async (transaction) => {
    const document = keptNewsFlash(newsId);
    const news = await readRecord(document, transaction);
    if (!news || news.next_at === null || news.next_at.toMillis() > nowMs) return 'nothing';
    const stamp = { updated_at: FieldValue.serverTimestamp() };
    const draftDocument = newsDraft(newsId);
    const libraryId = news.support_lib_id;
    const mayPublish = ({ updated_by: uid }: { readonly updated_by: string }) =>
      readIfStillMay(publishNews, { uid, libraryId }, transaction);
    const saved = news.publish_at === null ? undefined : await readRecord(draftDocument, transaction);
    const isPublishable = saved?.support_lib_id === libraryId && (await mayPublish(saved));
    const draft = isPublishable ? saved : undefined;
    const latest = draft ?? news;
    const { updated_by, expires_at } = latest;
    if (news.publish_at !== null && draft === undefined && !(await mayPublish(news))) {
      updateRecord(transaction, document, { ...ENDED, is_schedule_refused: true });
      return 'refused';
    }
    const isOver = expires_at !== null && expires_at.toMillis() <= nowMs;
    if (news.publish_at === null || isOver) {
      updateRecord(transaction, document, { ...ENDED, ...stamp });
      return 'ended';
    }
    updateRecord(transaction, document, {
      ...newsTextOf(latest),
      ...publishedNow(latest),
      expires_at,
      timeStamp: FieldValue.serverTimestamp(),
      ...stamp,
      updated_by,
    });
    if (draft) deleteRecord(transaction, draftDocument);
    return 'published';
  });
