import type { articleSchema } from '@harborline/domain/entities/article';
import type { AuditAction } from '@harborline/domain/entities/audit';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { auditRecord } from '@harborline/domain/stores/audit';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { auditEntry, isRecentChange, readEditor } from '../audit';
import { hasCreated } from '../platform/error-codes';
import { derivedId } from '../platform/ids';
import { snapshotRecord } from '../platform/store/read';
import { createRecord, inBatch } from '../platform/store/write';

type Content = z.infer<typeof articleSchema>;

const isVisible = (article: Content | undefined): boolean =>
  article?.is_published === true && !article.is_disabled;

/** What a change of an article means for visitors: nothing for an edit, a view or a vote. */
export function publicationOf(
  before: Content | undefined,
  after: Content | undefined,
): AuditAction | undefined {
  if (!after || isVisible(before) === isVisible(after)) return undefined;
  return isVisible(after) ? 'article-published' : 'article-unpublished';
}

export interface ArticleChange {
  readonly id: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
  readonly eventTime: string;
}

/** Logs that an article was published or taken back. Who deletes one leaves no name, so that is not logged. */
export async function logPublication({ id, before, after, eventTime }: ArticleChange): Promise<void> {
  const { read } = articleDocument(id);
  const article = snapshotRecord(read, after);
  const action = publicationOf(snapshotRecord(read, before), article);
  if (!article || !action) return;
  const { updated_at, updated_by, support_lib_id, article_title } = article;
  if (!isRecentChange(updated_at.toMillis(), eventTime)) return;
  const actor = await readEditor(updated_by);
  if (!actor) return;
  const target = { kind: 'article', id, label: article_title };
  const entry = auditEntry(actor, { action, libraryId: support_lib_id, target });
  const entryId = derivedId(action, id, updated_at.seconds, updated_at.nanoseconds);
  await hasCreated(
    inBatch((batch) => createRecord(batch, auditRecord(entryId), { ...entry, at: updated_at })),
  );
}
