import { publicLinks } from '@harborline/domain/help-center/public-routes';
import type { ImportResult, PlacedArticle } from '@harborline/domain/import/import-job';
import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { importSource } from '@harborline/domain/stores/bookkeeping';
import { category as categoryDocument } from '@harborline/domain/stores/categories';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { readEach } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';
import { type ArticleFacts, contentHash, decideArticle, hashOf, type StoredContent } from './decide-article';
import { finalHtml, isEmptied } from './final-html';
import { type ImportRun, sourceRecordId, targetId } from './import-run';
import { momentOf } from './moment-of';

interface PreparedArticle {
  readonly source: PlacedArticle;
  readonly id: string;
  readonly recordId: string;
  readonly sourceHash: string;
  readonly content: StoredContent;
}

function prepare(run: ImportRun, source: PlacedArticle): PreparedArticle {
  const links = publicLinks(run.library.key);
  const linkTo = (sourceId: string) => links.article(targetId(run, 'article', sourceId));
  return {
    source,
    id: targetId(run, 'article', source.sourceId),
    recordId: sourceRecordId(run, 'article', source.sourceId),
    sourceHash: hashOf([source.title, source.html, source.keywords, source.categoryId, source.isPublished]),
    content: {
      article_title: source.title,
      article_content: finalHtml(run, source.html, linkTo),
      article_keywords: [...source.keywords],
      article_categories: source.categoryId,
      is_published: source.isPublished,
    },
  };
}

async function readFacts(
  run: ImportRun,
  prepared: readonly PreparedArticle[],
  transaction: Transaction,
): Promise<ArticleFacts[]> {
  const categoryIds = [...new Set(prepared.map(({ source }) => source.categoryId))].filter((id) => id !== '');
  const [records, articles, drafts, categories] = await Promise.all([
    readEach(
      prepared.map(({ recordId }) => importSource(recordId)),
      transaction,
    ),
    readEach(
      prepared.map(({ id }) => articleDocument(id)),
      transaction,
    ),
    readEach(
      prepared.map(({ id }) => articleDraft(id)),
      transaction,
    ),
    readEach(categoryIds.map(categoryDocument), transaction),
  ]);
  const own = categories.filter((category) => category?.support_lib_id === run.library.id);
  const ownIds = new Set(own.map((category) => category?.id));
  return prepared.map(({ source, content, sourceHash }, index) => ({
    content,
    sourceHash,
    mayPublish: run.editor.mayPublish,
    // The categories of a dry run have not been created.
    isCategoryOfLibrary: ownIds.has(content.article_categories) || run.isDryRun,
    isEmptied: isEmptied(source.html, content.article_content),
    record: records[index],
    stored: articles[index],
    isOwn: articles[index]?.support_lib_id === run.library.id,
    hasDraft: drafts[index] !== undefined,
  }));
}

function createArticle(
  run: ImportRun,
  { id, source }: PreparedArticle,
  content: StoredContent,
  transaction: Transaction,
) {
  const nowMs = Date.now();
  setRecord(transaction, articleDocument(id), {
    ...content,
    support_lib_id: run.library.id,
    is_disabled: false,
    likes: 0,
    disLikes: 0,
    views: 0,
    created_at: momentOf(source.createdMs ?? source.updatedMs, nowMs),
    updated_at: momentOf(source.updatedMs ?? source.createdMs, nowMs),
    updated_by: run.editor.uid,
  });
}

function writeArticle(
  run: ImportRun,
  prepared: PreparedArticle,
  isNew: boolean,
  transaction: Transaction,
): void {
  const { id, recordId, sourceHash } = prepared;
  const content = {
    ...prepared.content,
    is_published: prepared.content.is_published && run.editor.mayPublish,
  };
  if (isNew) createArticle(run, prepared, content, transaction);
  else {
    updateRecord(transaction, articleDocument(id), {
      ...content,
      updated_at: FieldValue.serverTimestamp(),
      updated_by: run.editor.uid,
    });
  }
  setRecord(transaction, importSource(recordId), {
    support_lib_id: run.library.id,
    target_id: id,
    source_hash: sourceHash,
    written_hash: contentHash(content),
  });
}

/**
 * Imports some articles, all of them or none if the database fails. Importing them again changes nothing, and neither
 * does importing over what somebody edited, archived or drafted here since.
 * @param articles at most `IMPORT_LIMITS.batchArticles`, so that one transaction holds them
 */
export function importArticles(
  run: ImportRun,
  articles: readonly PlacedArticle[],
): Promise<readonly ImportResult[]> {
  const prepared = articles.map((article) => prepare(run, article));
  return firestore().runTransaction(async (transaction) => {
    const facts = await readFacts(run, prepared, transaction);
    return prepared.map((one, index): ImportResult => {
      const { outcome, reason } = decideArticle(facts[index] as ArticleFacts);
      const isWritten = outcome === 'created' || outcome === 'changed';
      if (isWritten && !run.isDryRun) writeArticle(run, one, outcome === 'created', transaction);
      return { sourceId: one.source.sourceId, outcome, reason, id: one.id };
    });
  });
}
