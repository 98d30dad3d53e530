import { isLive, publishedFor, UNPUBLISHED } from '@harborline/domain/articles/publication';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { nextNewsStep } from '@harborline/domain/news/news-schedule';
import { newsFlash } from '@harborline/domain/stores/news-flashes';
import { type Firestore, serverTimestamp, Timestamp } from 'firebase/firestore';
import { fromField } from '../../../shared/format/local-times';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { inTransaction } from '../../../shared/store/in-transaction';
import { setRecord } from '../../../shared/store/write-record';
import type { NewsFields } from './news-fields';

export interface NewsWriter {
  readonly uid: string;
  readonly libraryId: string;
}

/** What a save does besides storing the text. */
export type NewsIntent = 'save' | 'publish' | 'unpublish';

export type NewsSaved = 'saved' | 'conflict' | 'gone';

export const newsVersion = ({ seconds, nanoseconds }: TimestampLike): string => `${seconds}.${nanoseconds}`;

type State = Pick<NewsFlash, 'is_published' | 'is_staff_published'>;

/** The time in a field. */
function stampIn(value: string): Timestamp | null {
  const at = fromField(value);
  return at === null ? null : Timestamp.fromDate(at);
}

/** In what state a save leaves a news flash, with the times that suit. */
function publication(fields: NewsFields, before: State, intent: NewsIntent) {
  const isOut = intent === 'publish' || (isLive(before) && intent !== 'unpublish');
  const state = isOut ? publishedFor(fields.audience) : { ...UNPUBLISHED, audience: fields.audience };
  const times = {
    publish_at: intent === 'save' && !isOut ? stampIn(fields.publishAt) : null,
    expires_at: stampIn(fields.expiresAt),
  };
  return {
    ...state,
    ...times,
    next_at: nextNewsStep({ ...state, ...times }),
    is_schedule_refused: false,
  } as const;
}

interface NewsToSave {
  readonly id: string;
  readonly fields: NewsFields;
  /** title of the chosen category */
  readonly categoryName: string;
}

const textOf = ({ fields, categoryName }: NewsToSave, { uid }: NewsWriter) => ({
  newsFlash_title: fields.title.trim(),
  newsFlash_content: contentToStore(fields.content),
  newsFlash_featureImage: fields.image,
  newsFlash_keywords: [...fields.keywords],
  newsFlash_categories: fields.categoryId,
  categoryName,
  updated_at: serverTimestamp(),
  updated_by: uid,
});

const NONE: State = { is_published: false, is_staff_published: false };
const NO_COUNTS = { views: 0, heart: 0, party: 0, snooze: 0, dislike: 0 } as const;

/** Stores a new news flash. @throws FirebaseError */
export const createNews = (
  firestore: Firestore,
  news: NewsToSave,
  intent: NewsIntent,
  writer: NewsWriter,
): Promise<void> =>
  setRecord(firestore, newsFlash(news.id), {
    support_lib_id: writer.libraryId,
    ...textOf(news, writer),
    ...publication(news.fields, NONE, intent),
    ...NO_COUNTS,
    timeStamp: serverTimestamp(),
    createdAt: serverTimestamp(),
  });

/**
 * Stores a news flash, unless somebody has saved it since.
 * @param expected the version that was edited; null replaces any
 * @throws FirebaseError
 */
export const saveNews = (
  firestore: Firestore,
  { expected, ...news }: NewsToSave & { readonly expected: string | null },
  intent: NewsIntent,
  writer: NewsWriter,
): Promise<NewsSaved> =>
  inTransaction(firestore, async (transaction): Promise<NewsSaved> => {
    const document = newsFlash(news.id);
    const stored = await transaction.read(document);
    if (stored === null) return 'gone';
    if (expected !== null && newsVersion(stored.updated_at) !== expected) return 'conflict';
    const next = publication(news.fields, stored, intent);
    transaction.update(document, {
      ...textOf(news, writer),
      ...next,
      ...(isLive(next) && !isLive(stored) && { timeStamp: serverTimestamp() }),
    });
    return 'saved';
  });
