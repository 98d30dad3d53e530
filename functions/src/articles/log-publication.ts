import type { articleSchema } from '@harborline/domain/entities/article';
import type { AuditAction, AuditEntry } from '@harborline/domain/entities/audit';
import { FOR_WRITERS } from '@harborline/domain/feed/feed-of-audit';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { logDocumentChange } from '../audit';
import { snapshotRecord } from '../platform/store/read';

type Content = z.infer<typeof articleSchema>;

const isVisible = (article: Content | undefined): boolean =>
  article?.is_published === true && !article.is_disabled;

/** What the log calls a change of an article; nothing for an edit, a view or a vote. */
export function publicationOf(
  before: Content | undefined,
  after: Content | undefined,
): AuditAction | undefined {
  // The rules take a deletion only from the person who has just archived the article: its last editor.
  if (!after) return before?.is_disabled ? 'article-deleted' : undefined;
  if (before && before.is_disabled !== after.is_disabled) {
    return after.is_disabled ? 'article-archived' : 'article-restored';
  }
  if (isVisible(before) === isVisible(after)) return undefined;
  return isVisible(after) ? 'article-published' : 'article-unpublished';
}

/** What the log notes of an article that visitors could read neither before nor after: who may read its title. */
export const readersOf = (before: Content | undefined, after: Content | undefined): AuditEntry['details'] =>
  before?.is_published === true || after?.is_published === true ? {} : FOR_WRITERS;

/** The title by which the log names an article: if visitors lose it, the one that they knew. */
export const titleOf = (before: Content | undefined, after: Content | undefined): string => {
  const named = isVisible(before) && !isVisible(after) ? before : (after ?? before);
  return named?.article_title ?? '';
};

export interface ArticleChange {
  readonly id: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
  readonly eventTime: string;
}

/** Logs that an article was published, unpublished, archived, restored or deleted. */
export async function logPublication({ id, before, after, eventTime }: ArticleChange): Promise<void> {
  const { read } = articleDocument(id);
  const earlier = snapshotRecord(read, before);
  const later = snapshotRecord(read, after);
  const action = publicationOf(earlier, later);
  const article = later ?? earlier;
  if (!article || !action) return;
  await logDocumentChange({
    action,
    target: { kind: 'article', id, label: titleOf(earlier, later) },
    details: readersOf(earlier, later),
    document: article,
    isDeleted: later === undefined,
    eventTime,
  });
}
