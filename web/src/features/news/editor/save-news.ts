import { isLive, publishedFor, UNPUBLISHED } from '@harborline/domain/articles/publication';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { isNewlyPublished, nextNewsStep } from '@harborline/domain/news/news-schedule';
import { newsDraft } from '@harborline/domain/stores/content-drafts';
import { newsFlash } from '@harborline/domain/stores/news-flashes';
import { type Firestore, serverTimestamp, Timestamp } from 'firebase/firestore';
import { fromField } from '../../../shared/format/local-times';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { setRecord } from '../../../shared/store/write-record';
import { presentCategory } from '../../../shared/writing/content/present-category';
import { saveContent } from '../../../shared/writing/content/stored-content';
import type { SaveRequest, SaveResult, TextIntent, Writer } from '../../../shared/writing/editing/text-kind';
import { isSameOnceEdited } from '../../../shared/writing/versions/same-once-edited';
import { isSameNews, type NewsFields, newsFieldsOf } from './news-fields';

export const newsPlace = (id: string) => ({ content: newsFlash(id), draft: newsDraft(id) });

type State = Pick<NewsFlash, 'is_published' | 'is_staff_published'>;

/** The time in a field. */
function stampIn(value: string): Timestamp | null {
  const at = fromField(value);
  return at === null ? null : Timestamp.fromDate(at);
}

/** In what state a save leaves a news flash, with the times that suit. */
function publication(fields: NewsFields, before: State, intent: TextIntent) {
  const isOut = intent === 'publish' || (isLive(before) && intent !== 'unpublish');
  const state = isOut ? publishedFor(fields.audience) : { ...UNPUBLISHED, audience: fields.audience };
  const times = {
    publish_at: intent === 'save-unpublished' && !isOut ? stampIn(fields.publishAt) : null,
    expires_at: stampIn(fields.expiresAt),
  };
  return {
    ...state,
    ...times,
    next_at: nextNewsStep({ ...state, ...times }),
    is_schedule_refused: false,
  } as const;
}

interface Saving {
  readonly writer: Writer;
  /** a category's title by its id; '' for one that is gone */
  readonly categoryTitleOf: (categoryId: string) => string;
}

/** What a form says, in a category that there is. @param stored the category of what is stored, '' for none */
const presentIn = (fields: NewsFields, { categoryTitleOf }: Saving, stored: string): NewsFields => {
  const isKnown = (id: string) => categoryTitleOf(id) !== '';
  return { ...fields, categoryId: presentCategory(fields.categoryId, { stored, isKnown }) };
};

const textOf = (fields: NewsFields, { categoryTitleOf }: Saving) => ({
  newsFlash_title: fields.title.trim(),
  newsFlash_content: contentToStore(fields.content),
  newsFlash_featureImage: fields.image,
  newsFlash_keywords: [...fields.keywords],
  newsFlash_categories: fields.categoryId,
  categoryName: categoryTitleOf(fields.categoryId),
});

const stampOf = ({ uid }: Writer) => ({ updated_at: serverTimestamp(), updated_by: uid });

const NONE: State = { is_published: false, is_staff_published: false };
const NO_COUNTS = { views: 0, heart: 0, party: 0, snooze: 0, dislike: 0 } as const;

interface NewNews {
  readonly id: string;
  readonly fields: NewsFields;
  readonly isPublishing: boolean;
}

/** Stores a new news flash. @throws FirebaseError */
export const createNews = (
  firestore: Firestore,
  { id, fields, isPublishing }: NewNews,
  saving: Saving,
): Promise<void> =>
  setRecord(firestore, newsFlash(id), {
    support_lib_id: saving.writer.libraryId,
    ...textOf(presentIn(fields, saving, ''), saving),
    ...publication(fields, NONE, isPublishing ? 'publish' : 'save-unpublished'),
    ...NO_COUNTS,
    timeStamp: serverTimestamp(),
    createdAt: serverTimestamp(),
    ...stampOf(saving.writer),
  });

/**
 * Performs the writer's action. What is published or planned stays until 'publish' or a new plan; edits go to the draft,
 * unless they were all taken back. The schedule publishes the draft of what is planned. @throws FirebaseError
 */
export const saveNews = (
  firestore: Firestore,
  intent: TextIntent,
  { id, fields, expected }: SaveRequest<NewsFields>,
  saving: Saving,
): Promise<SaveResult> => {
  const present = (before: Pick<NewsFlash, 'newsFlash_categories'>) =>
    presentIn(fields, saving, before.newsFlash_categories);
  return saveContent(firestore, newsPlace(id), {
    intent,
    expected,
    isTakenBack: (before) => isSameOnceEdited({ isSame: isSameNews }, newsFieldsOf(before), present(before)),
    writeDraft: (transaction, before) =>
      transaction.set(newsDraft(id), {
        ...{ kind: 'news', support_lib_id: saving.writer.libraryId, content_ref: id },
        ...textOf(present(before), saving),
        audience: fields.audience,
        publish_at: stampIn(fields.publishAt),
        expires_at: stampIn(fields.expiresAt),
        ...stampOf(saving.writer),
      }),
    write(transaction, before) {
      const next = publication(fields, before, intent);
      transaction.update(newsFlash(id), {
        ...textOf(present(before), saving),
        ...next,
        ...(isNewlyPublished(next, before) && { timeStamp: serverTimestamp() }),
        ...stampOf(saving.writer),
      });
    },
  });
};
