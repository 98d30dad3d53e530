import * as contract from '@harborline/domain/api/activity/news';
import { recountNews } from '@harborline/domain/news/tally';
import { newsFlashReaction } from '@harborline/domain/stores/bookkeeping';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { FieldValue } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { readEach } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';
import { visibleNews } from './visible-news';

/** POST reactions/newsflash: one reaction per visitor and news flash, switchable (S3-17, D-39). */
export const recordNewsReaction = visitorEndpoint(
  contract.recordNewsReaction,
  async ({ newsFlashId, reaction }, { uid }, { nowMs }) =>
    firestore().runTransaction(async (transaction) => {
      const document = keptNewsFlash(newsFlashId);
      const given = newsFlashReaction(derivedId('newsReaction', uid, newsFlashId));
      const [found, earlier] = await readEach([document, given], transaction);
      const news = visibleNews(found, nowMs);
      const tally = recountNews(news, earlier?.reaction, reaction);
      if (earlier?.reaction !== reaction) {
        updateRecord(transaction, document, { ...tally });
        setRecord(transaction, given, {
          support_lib_id: news.support_lib_id,
          newsFlash_id: newsFlashId,
          reaction,
          updated_at: FieldValue.serverTimestamp(),
        });
      }
      return { reaction, ...tally };
    }),
);
