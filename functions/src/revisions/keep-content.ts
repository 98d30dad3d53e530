import type { ContentKind } from '@harborline/domain/entities/content-copy';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { contentDraft } from '@harborline/domain/stores/content-drafts';
import { contentRevision, contentRevisionsUnordered } from '@harborline/domain/stores/content-revisions';
import type { StoreDocument } from '@harborline/domain/stores/store';
import type { WriteBatch } from 'firebase-admin/firestore';
import { deleteFound } from '../platform/store/delete-found';
import { deleteIfOf } from '../platform/store/delete-if-of';
import { findIds, isStoredIn } from '../platform/store/read';
import { inBatch } from '../platform/store/write';
import { publisherOf, revisionId } from './revision-of';

interface Saved {
  readonly support_lib_id: string;
  readonly updated_at: TimestampLike;
  readonly updated_by: string;
}

/** What a revision says besides its text. */
type Head = Awaited<ReturnType<typeof publisherOf>> & {
  readonly support_lib_id: string;
  readonly content_ref: string;
};

interface ContentChange<Text extends Saved> {
  readonly kind: ContentKind;
  /** the document of the text itself */
  readonly document: StoreDocument;
  readonly id: string;
  readonly published: Text | undefined;
  readonly replaced: Text | undefined;
  /** whether the text that was replaced is kept even if others were before */
  readonly keepsReplaced?: boolean;
  /** stores a revision */
  write(batch: WriteBatch, revision: { readonly id: string; readonly head: Head; readonly text: Text }): void;
}

const hasRevisions = async (libraryId: string, kind: ContentKind, id: string): Promise<boolean> =>
  (await findIds({ ...contentRevisionsUnordered(libraryId, kind, id), limit: 1 })).length > 0;

/**
 * Keeps what was published of a news flash, an SOP or a lesson as a revision. It takes the text from the event, not
 * from the document: two publications in a row are two revisions, whenever their events arrive.
 */
export async function keepContent<Text extends Saved>(change: ContentChange<Text>): Promise<void> {
  const { kind, id, published, replaced, keepsReplaced = false } = change;
  if (!published || !(await isStoredIn(published.support_lib_id, change.document))) return;
  const { support_lib_id } = published;
  const keepsBoth =
    replaced !== undefined && (keepsReplaced || !(await hasRevisions(support_lib_id, kind, id)));
  for (const text of keepsBoth ? [replaced, published] : [published]) {
    const head = { support_lib_id, content_ref: id, ...(await publisherOf(text)) };
    const revision = { id: revisionId(`${kind}:${id}`, text.updated_at), head, text };
    await inBatch((batch) => change.write(batch, revision));
  }
}

interface DeletedContent {
  readonly kind: ContentKind;
  readonly document: StoreDocument;
  readonly id: string;
  readonly libraryId: string;
}

/** Deletes the draft and the revisions of a text that was deleted, unless the library has it again. */
export async function forgetContent({ kind, document, id, libraryId }: DeletedContent): Promise<void> {
  if (await isStoredIn(libraryId, document)) return;
  await deleteIfOf(libraryId, contentDraft(kind, id));
  await deleteFound(contentRevisionsUnordered(libraryId, kind, id), contentRevision);
}
