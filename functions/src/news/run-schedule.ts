import { ENDED, publishedNow } from '@harborline/domain/news/news-schedule';
import { publishNews } from '@harborline/domain/permissions/requirements';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { FieldValue } from 'firebase-admin/firestore';
import { readIfStillMay } from '../people';
import { firestore } from '../platform/firebase';
import { readRecord } from '../platform/store/read';
import { updateRecord } from '../platform/store/write';

export type NewsOutcome = 'nothing' | 'published' | 'ended' | 'refused';

/**
 * Takes the step of a news flash that is due, in one transaction, so that it is taken once, however many runs overlap.
 * It is published for whoever saved it last, as long as they may publish still; its end needs nobody.
 */
export const runNewsSchedule = (newsId: string, nowMs: number): Promise<NewsOutcome> =>
  firestore().runTransaction(async (transaction) => {
    const document = keptNewsFlash(newsId);
    const news = await readRecord(document, transaction);
    if (!news || news.next_at === null || news.next_at.toMillis() > nowMs) return 'nothing';
    const stamp = { updated_at: FieldValue.serverTimestamp() };
    const isOver = news.expires_at !== null && news.expires_at.toMillis() <= nowMs;
    if (news.publish_at === null || isOver) {
      updateRecord(transaction, document, { ...ENDED, ...stamp });
      return 'ended';
    }
    const { updated_by: uid, support_lib_id: libraryId } = news;
    if (!(await readIfStillMay(publishNews, { uid, libraryId }, transaction))) {
      updateRecord(transaction, document, { ...ENDED, is_schedule_refused: true });
      return 'refused';
    }
    updateRecord(transaction, document, {
      ...publishedNow(news),
      timeStamp: FieldValue.serverTimestamp(),
      ...stamp,
    });
    return 'published';
  });
