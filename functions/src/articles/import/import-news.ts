import { audienceOf, isLive, UNPUBLISHED } from '@harborline/domain/articles/publication';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { characters } from '@harborline/domain/entities/writes/written';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import type { ImportResult, PlacedArticle } from '@harborline/domain/import/import-job';
import type { NewsTerms } from '@harborline/domain/import/read-news';
import { LIMITS } from '@harborline/domain/limits';
import { nextNewsStep, publishedNow } from '@harborline/domain/news/news-schedule';
import { importSource } from '@harborline/domain/stores/bookkeeping';
import { allCategories } from '@harborline/domain/stores/categories';
import { contentDraft } from '@harborline/domain/stores/content-drafts';
import { newsFlash } from '@harborline/domain/stores/news-flashes';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, readEach } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';
import { hashOf } from './decide-article';
import { decideChange } from './decide-change';
import { finalHtml, isEmptied } from './final-html';
import { type ImportRun, sourceRecordId, targetId } from './import-run';
import { momentOf } from './moment-of';

/** An import of news. */
export interface NewsRun extends ImportRun {
  /** by source id */
  readonly terms: ReadonlyMap<string, NewsTerms>;
  /** whether it publishes and plans what is no draft */
  readonly publishes: boolean;
}

/** What an import stores of a news flash. If it differs later, somebody has edited it. */
type NewsText = Pick<
  NewsFlash,
  'newsFlash_title' | 'newsFlash_content' | 'newsFlash_keywords' | 'newsFlash_categories'
> & { readonly expiresMs: number | null };

interface PreparedNews {
  readonly source: PlacedArticle;
  readonly terms: NewsTerms;
  readonly id: string;
  readonly recordId: string;
  readonly text: NewsText;
  readonly categoryName: string;
  readonly sourceHash: string;
  /** why it has no category, though its source names one; '' if nothing is to be said */
  readonly remark: string;
}

/** Whether it is published is not part of it: the schedule publishes and ends news, too. */
const textHash = (text: NewsText, audience: string): string =>
  hashOf([
    text.newsFlash_title,
    text.newsFlash_content,
    text.newsFlash_keywords,
    text.newsFlash_categories,
    text.expiresMs,
    audience,
  ]);

const storedHash = (news: NewsFlash): string =>
  textHash({ ...news, expiresMs: news.expires_at?.toMillis() ?? null }, audienceOf(news));

/** Ids and titles of the library's categories, by title in lower case. */
type Categories = ReadonlyMap<string, { readonly id: string; readonly category_title: string }>;

async function readCategories({ library }: ImportRun, transaction: Transaction): Promise<Categories> {
  const categories = await findRecords(allCategories(library.id), transaction);
  return new Map(categories.map((category) => [category.category_title.trim().toLowerCase(), category]));
}

const NO_TERMS: NewsTerms = { category: '', publishAtMs: null, expiresMs: null };

function prepare(run: NewsRun, source: PlacedArticle, categories: Categories): PreparedNews {
  const links = publicLinks(run.library.key);
  const linkTo = (sourceId: string) => links.newsFlash(targetId(run, 'news', sourceId));
  const terms = run.terms.get(source.sourceId) ?? NO_TERMS;
  const category = categories.get(terms.category.trim().toLowerCase());
  const categoryId = category?.id ?? '';
  return {
    source,
    terms,
    id: targetId(run, 'news', source.sourceId),
    recordId: sourceRecordId(run, 'news', source.sourceId),
    text: {
      newsFlash_title: source.title,
      newsFlash_content: finalHtml(run, source.html, linkTo),
      newsFlash_keywords: [...source.keywords],
      newsFlash_categories: categoryId,
      expiresMs: terms.expiresMs,
    },
    categoryName: category?.category_title ?? '',
    sourceHash: hashOf([source.title, source.html, source.keywords, categoryId, terms.expiresMs]),
    remark: terms.category === '' || category ? '' : IMPORT_TEXTS.newsCategoryMissing(terms.category),
  };
}

const timeOf = (ms: number | null) => (ms === null ? null : Timestamp.fromMillis(ms));

/** The fields that publish news now, or plan it. */
function publication({ terms }: PreparedNews, nowMs: number) {
  const expires_at = timeOf(terms.expiresMs);
  const planned = terms.publishAtMs !== null && terms.publishAtMs > nowMs ? timeOf(terms.publishAtMs) : null;
  return planned === null
    ? { ...publishedNow({ audience: 'public', expires_at }), expires_at }
    : { ...UNPUBLISHED, audience: 'public' as const, publish_at: planned, next_at: planned, expires_at };
}

/** When it was news: its source's date, as far as that is over. */
const momentOfNews = ({ source, terms }: PreparedNews, nowMs: number) =>
  momentOf(terms.publishAtMs ?? source.createdMs, nowMs);

const fieldsOf = ({ text, categoryName }: PreparedNews) => {
  const { expiresMs: _expiresMs, ...fields } = text;
  return { ...fields, categoryName };
};

function createNews(run: NewsRun, news: PreparedNews, isPublishing: boolean, transaction: Transaction): void {
  const nowMs = Date.now();
  const unpublished = {
    ...UNPUBLISHED,
    audience: 'public' as const,
    publish_at: null,
    next_at: null,
    expires_at: timeOf(news.terms.expiresMs),
  };
  setRecord(transaction, newsFlash(news.id), {
    support_lib_id: run.library.id,
    ...fieldsOf(news),
    newsFlash_featureImage: '',
    ...(isPublishing ? publication(news, nowMs) : unpublished),
    is_schedule_refused: false,
    views: 0,
    heart: 0,
    party: 0,
    snooze: 0,
    dislike: 0,
    timeStamp: momentOfNews(news, nowMs),
    createdAt: momentOf(news.source.createdMs ?? news.terms.publishAtMs, nowMs),
    updated_at: FieldValue.serverTimestamp(),
    updated_by: run.editor.uid,
  });
}

/** Changes the text. What staff have published or planned by themselves stays as they left it. */
function changeNews(
  run: NewsRun,
  { news, stored, isPublishing }: { news: PreparedNews; stored: NewsFlash; isPublishing: boolean },
  transaction: Transaction,
): void {
  const expires_at = timeOf(news.terms.expiresMs);
  const isNew = isPublishing && !isLive(stored) && stored.publish_at === null;
  const kept = { expires_at, next_at: nextNewsStep({ ...stored, expires_at }) };
  updateRecord(transaction, newsFlash(news.id), {
    ...fieldsOf(news),
    ...(isNew ? { ...publication(news, Date.now()), timeStamp: momentOfNews(news, Date.now()) } : kept),
    updated_at: FieldValue.serverTimestamp(),
    updated_by: run.editor.uid,
  });
}

interface NewsFacts {
  readonly stored: NewsFlash | undefined;
  readonly record: Parameters<typeof decideChange>[0]['record'];
  readonly hasDraft: boolean;
}

/** What becomes of one news flash, which is written unless nothing is to change. */
function importOne(
  run: NewsRun,
  news: PreparedNews,
  { stored, record, hasDraft }: NewsFacts,
  transaction: Transaction,
): ImportResult {
  const { source, id, recordId, text, terms, sourceHash } = news;
  const refusal = { sourceId: source.sourceId, outcome: 'refused', id } as const;
  if (characters(text.newsFlash_content) > LIMITS.articleContent)
    return { ...refusal, reason: IMPORT_TEXTS.contentTooLong };
  if (isEmptied(source.html, text.newsFlash_content)) return { ...refusal, reason: IMPORT_TEXTS.emptied };
  const hasEnded = terms.expiresMs !== null && terms.expiresMs <= Date.now();
  const isWanted = run.publishes && source.isPublished;
  const { outcome, reason, isPublishing } = decideChange({
    sourceHash,
    record,
    storedHash: stored && storedHash(stored),
    isOwn: stored?.support_lib_id === run.library.id,
    hasDraft,
    isProtected:
      stored !== undefined && (isLive(stored) || stored.publish_at !== null) && !run.editor.mayPublish,
    mayPublish: isWanted && !hasEnded,
  });
  const isWritten = outcome === 'created' || outcome === 'changed';
  if (!isWritten) return { sourceId: source.sourceId, outcome, reason, id };
  if (!run.isDryRun) {
    if (stored) changeNews(run, { news, stored, isPublishing }, transaction);
    else createNews(run, news, isPublishing, transaction);
    setRecord(transaction, importSource(recordId), {
      support_lib_id: run.library.id,
      target_id: id,
      source_hash: sourceHash,
      written_hash: textHash(text, 'public'),
      was_published: isPublishing || (stored !== undefined && record?.was_published === true),
    });
  }
  const remarks = [news.remark, isWanted && hasEnded ? IMPORT_TEXTS.hasEnded : ''];
  return { sourceId: source.sourceId, outcome, reason: remarks.filter((one) => one !== '').join(' '), id };
}

/**
 * Imports some news, all of them or none if the database fails. Importing them again changes nothing, and neither does
 * importing over what somebody edited here since.
 * @param sources at most `IMPORT_LIMITS.batchArticles`, so that one transaction holds them
 */
export const importNews = (
  run: NewsRun,
  sources: readonly PlacedArticle[],
): Promise<readonly ImportResult[]> =>
  firestore().runTransaction(async (transaction) => {
    const categories = await readCategories(run, transaction);
    const prepared = sources.map((source) => prepare(run, source, categories));
    const [records, stored, drafts] = await Promise.all([
      readEach(
        prepared.map(({ recordId }) => importSource(recordId)),
        transaction,
      ),
      readEach(
        prepared.map(({ id }) => newsFlash(id)),
        transaction,
      ),
      readEach(
        prepared.map(({ id }) => contentDraft('news', id)),
        transaction,
      ),
    ]);
    return prepared.map((news, index) =>
      importOne(
        run,
        news,
        { stored: stored[index], record: records[index], hasDraft: drafts[index] !== undefined },
        transaction,
      ),
    );
  });
