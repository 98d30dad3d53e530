import { isLive } from '@harborline/domain/articles/publication';
import { isId } from '@harborline/domain/entities/is-id';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import type { WritingTexts } from '@harborline/domain/texts/writing';
import type { Firestore } from 'firebase/firestore';
import { fromField, zonedTime } from '../../../shared/format/local-times';
import {
  type LoadedFrom,
  loadContent,
  viewOf,
  watchContent,
} from '../../../shared/writing/content/stored-content';
import type { TextErrors, TextIntent, TextKind } from '../../../shared/writing/editing/text-kind';
import type { Writing } from '../../../shared/writing/editing/use-writing';
import type { ComparedPart } from '../../../shared/writing/versions/difference-dialog';
import { linesOf } from '../../../shared/writing/versions/lines-of';
import { isCategoryGone } from '../../articles';
import {
  isGuarded,
  isSameNews,
  type NewsFields,
  newsErrors,
  newsFieldsOf,
  newsFieldsSchema,
} from './news-fields';
import { newsPlace, saveNews } from './save-news';

export type LoadedNews = LoadedFrom<typeof newsPlace>;
export type NewsWriting = Writing<NewsFields, LoadedNews>;

/** A news flash of the library with its draft; null if there is none. @throws FirebaseError */
export const loadNews = async (
  firestore: Firestore,
  id: string,
  libraryId: string,
): Promise<LoadedNews | null> => (isId(id) ? loadContent(firestore, newsPlace(id), libraryId) : null);

/** Errors that keep a news flash from being saved; the times of a draft are checked once it is published. */
function validate(fields: NewsFields, intent: TextIntent): TextErrors<NewsFields> {
  const isOut = intent === 'publish';
  const { title, content, ...times } = newsErrors(isOut ? { ...fields, publishAt: '' } : fields, {
    nowMs: Date.now(),
    isLive: isOut,
  });
  const text = { ...(title !== undefined && { title }), ...(content !== undefined && { content }) };
  return intent === 'save-draft' || intent === 'unpublish' ? text : { ...text, ...times };
}

/** A time is only planned by a press of the button, never by a pause. */
function autosave({ publishAt }: NewsFields, { content }: LoadedNews): TextIntent | null {
  if (isGuarded(content)) return 'save-draft';
  return publishAt === '' ? 'save-unpublished' : null;
}

function doneText(intent: TextIntent, { content }: LoadedNews): string | null {
  if (intent === 'unpublish') return NEWS_TEXTS.unpublished;
  if (intent === 'publish')
    return content.audience === 'staff' ? NEWS_TEXTS.publishedForStaff : NEWS_TEXTS.publishedNow;
  if (intent !== 'save-unpublished') return null;
  const at = content.publish_at?.toDate();
  return at === undefined ? NEWS_TEXTS.saved : NEWS_TEXTS.planned(zonedTime(at));
}

/**
 * News flashes: edits of what is published or planned go to the draft.
 * @param titleOf a category's title by its id
 */
export const newsKind = (
  titleOf: (categoryId: string) => string,
  texts: WritingTexts = NEWS_TEXTS,
): TextKind<NewsFields, LoadedNews> => ({
  name: 'news',
  texts,
  fieldsSchema: newsFieldsSchema,
  isSame: isSameNews,
  view: (loaded) =>
    viewOf(loaded, {
      published: newsFieldsOf(loaded.content),
      drafted: loaded.draft === null ? null : newsFieldsOf(loaded.draft),
      isLive: isGuarded(loaded.content),
    }),
  validate,
  autosave,
  loadLatest: (firestore, { content }) => loadNews(firestore, content.id, content.support_lib_id),
  save: (firestore, intent, request, { writer }) =>
    saveNews(firestore, intent, request, { writer, categoryTitleOf: titleOf }),
  watch: (firestore, { id, isLive: isOut }) => watchContent(firestore, newsPlace(id), isOut),
  doneText,
  async explain(firestore, { categoryId }, refusal) {
    const isGone = await isCategoryGone(firestore, categoryId, refusal);
    return isGone ? { categoryId: ARTICLE_TEXTS.categoryGone } : {};
  },
  settles: (intent) => (intent === 'publish' || intent === 'unpublish' ? { publishAt: '' } : {}),
});

const timeLine = (field: string): string => {
  const at = fromField(field);
  return at === null ? '' : zonedTime(at);
};

/** What is compared of two versions of a news flash. @param titleOf a category's title by its id */
export const newsParts = (titleOf: (categoryId: string) => string): readonly ComparedPart<NewsFields>[] => [
  { label: NEWS_TEXTS.title, linesOf: ({ title }) => [title] },
  { label: NEWS_TEXTS.picture.title, linesOf: ({ image }) => [image] },
  { label: ARTICLE_TEXTS.categoryLabel, linesOf: ({ categoryId }) => [titleOf(categoryId)] },
  { label: ARTICLE_TEXTS.keywordsLabel, linesOf: ({ keywords }) => [keywords.join(', ')] },
  { label: NEWS_TEXTS.audience, linesOf: ({ audience }) => [NEWS_TEXTS.audiences[audience]] },
  { label: NEWS_TEXTS.publishAt, linesOf: ({ publishAt }) => [timeLine(publishAt)] },
  { label: NEWS_TEXTS.expiresAt, linesOf: ({ expiresAt }) => [timeLine(expiresAt)] },
  { label: NEWS_TEXTS.content, linesOf: ({ content }) => linesOf(content) },
];

/** Whether visitors or staff read it now. */
export const isNewsLive = ({ content }: LoadedNews): boolean => isLive(content);
