import type { Incident } from '@harborline/domain/entities/status-page';
import { ENDED, publishedNow } from '@harborline/domain/news/news-schedule';
import { isReadable } from '@harborline/domain/news/page-news';
import {
  incidentNewsHtml,
  mayGetNewsFlash,
  type Said,
  withCorrection,
  withLatestUpdate,
} from '@harborline/domain/status/incident-news';
import { newsDraft } from '@harborline/domain/stores/content-drafts';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { derivedId } from '../platform/ids';
import { readEach, readRecord } from '../platform/store/read';
import { setRecord, updateRecord } from '../platform/store/write';

/** An incident that is being changed. */
interface ChangedIncident {
  readonly libraryId: string;
  readonly uid: string;
  readonly incident: Incident;
  /** whether it is to get a news flash */
  readonly publishesNews: boolean;
  /** address of the status page; '' while visitors cannot see it */
  readonly statusUrl: string;
  readonly nowMs: number;
}

/** What becomes of an incident's news flash. It was read already: the transaction only writes from here. */
export interface NewsStep {
  /** id of the news flash that follows the incident from now on, '' for none */
  readonly newsFlashId: string;
  readonly write: () => void;
}

const nothing = (newsFlashId: string): NewsStep => ({ newsFlashId, write: () => {} });

/** Publishes a news flash. The id follows from the incident; a text that stands there already is not written over. */
async function begin(changed: ChangedIncident, transaction: Transaction): Promise<NewsStep> {
  const { libraryId, uid, incident } = changed;
  const newsFlashId = derivedId('incident-news', libraryId, incident.id);
  const document = keptNewsFlash(newsFlashId);
  if (await readRecord(document, transaction)) return nothing('');
  const now = FieldValue.serverTimestamp();
  const write = () =>
    setRecord(transaction, document, {
      support_lib_id: libraryId,
      newsFlash_title: incident.title,
      newsFlash_content: incidentNewsHtml(incident, changed.statusUrl),
      newsFlash_featureImage: '',
      newsFlash_keywords: [],
      newsFlash_categories: '',
      categoryName: '',
      ...publishedNow({ audience: 'public', expires_at: null }),
      expires_at: null,
      is_schedule_refused: false,
      is_of_incident: true,
      ...{ views: 0, heart: 0, party: 0, snooze: 0, dislike: 0 },
      ...{ timeStamp: now, createdAt: now, updated_at: now, updated_by: uid },
    });
  return { newsFlashId, write };
}

interface Edit {
  /** what the news flash says from now on */
  readonly said: (text: Said) => Partial<Said>;
  readonly isOver: boolean;
}

/**
 * Changes the news flash and its draft, which would otherwise take it back once it is published. What staff ended by
 * hand stays so, unlinked.
 */
async function change(
  { libraryId, uid, incident: { newsFlashId = '' }, nowMs }: ChangedIncident,
  { said, isOver }: Edit,
  transaction: Transaction,
): Promise<NewsStep> {
  if (newsFlashId === '') return nothing('');
  const [document, draftDocument] = [keptNewsFlash(newsFlashId), newsDraft(newsFlashId)];
  const [news, draft] = await readEach([document, draftDocument], transaction);
  if (!news || !isReadable(news, libraryId, nowMs)) return nothing('');
  const stamp = { updated_at: FieldValue.serverTimestamp(), updated_by: uid };
  const write = () => {
    const end = isOver ? { ...ENDED, expires_at: Timestamp.fromMillis(nowMs) } : {};
    updateRecord(transaction, document, { ...said(news), ...stamp, ...end });
    if (draft) updateRecord(transaction, draftDocument, { ...said(draft), ...stamp });
  };
  return { newsFlashId, write };
}

/** Adds the update, and ends the news flash with the incident. */
const follow = (changed: ChangedIncident, transaction: Transaction): Promise<NewsStep> =>
  change(
    changed,
    {
      said: ({ newsFlash_content }) => ({
        newsFlash_content: withLatestUpdate(newsFlash_content, changed.incident),
      }),
      isOver: changed.incident.state === 'resolved',
    },
    transaction,
  );

/** Corrects the news flash as its incident is corrected. @param before the incident as the news flash tells of it */
export const correctNews = (
  changed: ChangedIncident,
  before: Incident,
  transaction: Transaction,
): Promise<NewsStep> =>
  change(
    changed,
    { said: (text) => withCorrection(text, before, changed.incident), isOver: false },
    transaction,
  );

/** Ends the news flash of an incident that is deleted. */
export const endNews = (changed: ChangedIncident, transaction: Transaction): Promise<NewsStep> =>
  change(changed, { said: () => ({}), isOver: true }, transaction);

/** Reads what the news flash of a changed incident is now, and decides what becomes of it (U-13). */
export async function followWithNews(changed: ChangedIncident, transaction: Transaction): Promise<NewsStep> {
  const { incident, publishesNews } = changed;
  if ((incident.newsFlashId ?? '') !== '') return follow(changed, transaction);
  return publishesNews && mayGetNewsFlash(incident) ? begin(changed, transaction) : nothing('');
}
