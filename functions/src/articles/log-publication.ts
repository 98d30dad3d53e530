import type { articleSchema } from '@harborline/domain/entities/article';
import type { AuditAction, AuditEntry } from '@harborline/domain/entities/audit';
import { FOR_WRITERS } from '@harborline/domain/feed/feed-of-audit';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { auditRecord } from '@harborline/domain/stores/audit';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { auditEntry, isRecentChange, readEditor } from '../audit';
import { hasCreated } from '../platform/error-codes';
import { derivedId } from '../platform/ids';
import { snapshotRecord } from '../platform/store/read';
import { createRecord, inBatch } from '../platform/store/write';

type Content = z.infer<typeof articleSchema>;

const isVisible = (article: Content | undefined): boolean =>
  article?.is_published === true && !article.is_disabled;

/** What the log calls a change of an article; nothing for an edit, a view or a vote. */
export function publicationOf(
  before: Content | undefined,
  after: Content | undefined,
): AuditAction | undefined {
  // The product archives every article before deleting it, so its last editor is the person who deleted it.
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
  const { updated_at, updated_by, support_lib_id } = article;
  if (!isRecentChange(updated_at.toMillis(), eventTime)) return;
  const actor = await readEditor(updated_by);
  if (!actor) return;
  const target = { kind: 'article', id, label: titleOf(earlier, later) };
  const details = readersOf(earlier, later);
  const entry = auditEntry(actor, { action, libraryId: support_lib_id, target, details });
  const entryId = derivedId(action, id, updated_at.seconds, updated_at.nanoseconds);
  const at = later ? updated_at : Timestamp.fromDate(new Date(eventTime));
  await hasCreated(inBatch((batch) => createRecord(batch, auditRecord(entryId), { ...entry, at })));
}
