import { createHash } from 'node:crypto';
import { audienceOf } from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { characters } from '@harborline/domain/entities/writes/written';
import type { ImportResult } from '@harborline/domain/import/import-job';
import { LIMITS } from '@harborline/domain/limits';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';

/** What an import stores of an article. If it differs later, somebody has edited the article. */
export type StoredContent = Pick<
  Article,
  'article_title' | 'article_content' | 'article_keywords' | 'article_categories' | 'is_published'
>;

/** Equal for equal values. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Equal for articles that read alike. */
export const contentHash = (content: StoredContent): string =>
  hashOf([
    content.article_title,
    content.article_content,
    content.article_keywords,
    content.article_categories,
    content.is_published,
  ]);

/** Everything that decides what becomes of an article of an import. */
export interface ArticleFacts {
  readonly content: StoredContent;
  readonly sourceHash: string;
  readonly mayPublish: boolean;
  readonly isCategoryOfLibrary: boolean;
  /** what the last import noted; undefined for a new article */
  readonly record: { readonly source_hash: string; readonly written_hash: string } | undefined;
  /** whether nothing of its text may be stored */
  readonly isEmptied: boolean;
  /** the article as it is now */
  readonly stored: (StoredContent & Pick<Article, 'is_disabled' | 'audience'>) | undefined;
  /** whether the stored article is the library's: anybody may have taken its id after it was deleted here */
  readonly isOwn: boolean;
  readonly hasDraft: boolean;
}

type Decision = Pick<ImportResult, 'outcome' | 'reason'>;

const refused = (reason: string): Decision => ({ outcome: 'refused', reason });

/** Why an article that is there already is left as it is; undefined if it may change. */
function refuseChange({ stored, isOwn, record, hasDraft, mayPublish }: ArticleFacts): Decision | undefined {
  if (stored && !isOwn) return refused(IMPORT_TEXTS.foreignArticle);
  if (stored?.is_disabled) return refused(IMPORT_TEXTS.archivedHere);
  if (hasDraft) return refused(IMPORT_TEXTS.hasDraft);
  // Somebody has shown it to staff only since: an import neither publishes it for visitors nor changes it.
  if (stored && audienceOf(stored) === 'staff') return refused(IMPORT_TEXTS.editedHere);
  if (stored && record?.written_hash !== contentHash(stored)) return refused(IMPORT_TEXTS.editedHere);
  return stored?.is_published && !mayPublish ? refused(IMPORT_TEXTS.mayNotChange) : undefined;
}

/** What becomes of an article of an import. What people did here since the last import always wins. */
export function decideArticle(facts: ArticleFacts): Decision {
  const { content, stored, isOwn, record, sourceHash, mayPublish, isCategoryOfLibrary, isEmptied } = facts;
  if (stored && isOwn && record?.source_hash === sourceHash) return { outcome: 'unchanged', reason: '' };
  if (characters(content.article_content) > LIMITS.articleContent)
    return refused(IMPORT_TEXTS.contentTooLong);
  if (isEmptied) return refused(IMPORT_TEXTS.emptied);
  if (!isCategoryOfLibrary) return refused(IMPORT_TEXTS.foreignCategory);
  const refusal = stored && refuseChange(facts);
  if (refusal) return refusal;
  const reason = content.is_published && !mayPublish ? IMPORT_TEXTS.mayNotPublish : '';
  return { outcome: stored ? 'changed' : 'created', reason };
}
