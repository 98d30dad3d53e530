import type { ContentKind } from '@harborline/domain/entities/content-copy';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from './suite';

/** The revisions of a text, the first first. */
export async function revisionsOf(kind: ContentKind, id: string) {
  const all = db.collection(COLLECTIONS.contentRevisions).where('kind', '==', kind);
  const { docs } = await all.where('content_ref', '==', id).get();
  return docs
    .map((doc) => doc.data())
    .sort((one, other) => one.published_at.toMillis() - other.published_at.toMillis());
}

/** Lays a draft of a text, of which only its owner counts here. @param course_ref of a lesson */
export const layDraft = (kind: ContentKind, id: string, libraryId: string, course_ref = '') =>
  db.doc(docPath.contentDraft(kind, id)).set({
    ...{ support_lib_id: libraryId, kind, content_ref: id, course_ref },
    ...{ updated_at: Timestamp.now(), updated_by: 'writer' },
  });

export const hasDraft = async (kind: ContentKind, id: string) =>
  (await db.doc(docPath.contentDraft(kind, id)).get()).exists;
